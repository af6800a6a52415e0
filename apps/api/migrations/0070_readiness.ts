import type { PoolClient } from 'pg';
import { unpackBook } from '../src/questions/storage/books.ts';
import { unpack } from '../src/questions/storage/pack.ts';
import type { PhraseBook } from '../src/questions/storage/phrase-book.ts';
import { type AttemptRow, rebuilt } from '../src/readiness/rebuilt.ts';

/** What readiness reads of each answer, what is kept of them together, and the figure of each day; all of it filled from the answers. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query(`
    alter table attempts add column level smallint, add column is_pair boolean, add column weight real;
    alter table enrolments add column evidence jsonb, add column evidence_number integer not null default 0;
    alter table study_days add column expected real not null default 0,
      add column score real, add column score_low real, add column score_high real`);
  await readQuestions(client);
  await client.query(`
    update attempts set weight = case
      when exists (
        select from attempts earlier
        join questions other on other.user_id = earlier.user_id and other.id = earlier.question_id
        where earlier.user_id = attempts.user_id and earlier.exam_id = attempts.exam_id
          and (earlier.created_at, earlier.question_id) < (attempts.created_at, attempts.question_id)
          and earlier.created_at > attempts.created_at - interval '1 day' and other.stem_hash = question.stem_hash
      ) then 0
      when attempts.time_ms < 2000 then 0.3
      when exists (
        select from attempts earlier
        join questions other on other.user_id = earlier.user_id and other.id = earlier.question_id
        where earlier.user_id = attempts.user_id and earlier.exam_id = attempts.exam_id
          and (earlier.created_at, earlier.question_id) < (attempts.created_at, attempts.question_id)
          and earlier.local_date = attempts.local_date and other.facts_hash = question.facts_hash
      ) then 0.5
      else 1
    end
    from questions question
    where question.user_id = attempts.user_id and question.id = attempts.question_id;
    alter table attempts alter column level set not null, alter column is_pair set not null, alter column weight set not null`);
  await fill(client);
}

const batch = 1000;

interface Answered {
  user_id: string;
  question_id: string;
  book_id: number | null;
  packed: Buffer;
}

/** Level and form stand inside the packed question, where SQL cannot read them. */
async function readQuestions(client: PoolClient): Promise<void> {
  const { rows: packedBooks } = await client.query<{ id: number; body: Buffer }>('select id, body from phrase_books');
  const books = new Map(packedBooks.map(({ id, body }) => [id, unpackBook(body)]));
  const bookOf = (id: number | null): PhraseBook => {
    const book = id === null ? new Map<string, string>() : books.get(id);
    if (!book) throw new Error(`There is no phrase book ${id}`);
    return book;
  };
  let last: [string, string] = ['', ''];
  for (;;) {
    const { rows } = await client.query<Answered>(
      `select attempts.user_id, question_id, book_id, packed
      from attempts join questions on questions.user_id = attempts.user_id and questions.id = question_id
      where (attempts.user_id, question_id) > ($1, $2) order by attempts.user_id, question_id limit ${batch}`,
      last,
    );
    const end = rows.at(-1);
    if (!end) return;
    last = [end.user_id, end.question_id];
    const items = rows.map(({ book_id, packed }) => unpack(bookOf(book_id), packed));
    await client.query(
      `update attempts set level = known.level, is_pair = known.is_pair
      from unnest($1::text[], $2::text[], $3::smallint[], $4::boolean[]) as known (user_id, question_id, level, is_pair)
      where attempts.user_id = known.user_id and attempts.question_id = known.question_id`,
      [
        rows.map(({ user_id }) => user_id),
        rows.map(({ question_id }) => question_id),
        items.map(({ level }) => level),
        items.map(({ key }) => key.includes(',')),
      ],
    );
  }
}

async function fill(client: PoolClient): Promise<void> {
  const { rows: enrolments } = await client.query<{ user_id: string; exam_id: string }>(
    'select distinct user_id, exam_id from attempts join enrolments using (user_id, exam_id)',
  );
  for (const { user_id, exam_id } of enrolments) {
    const { rows } = await client.query<AttemptRow>(
      `select domain, level, is_pair, is_correct, weight, local_date from attempts
      where user_id = $1 and exam_id = $2 order by local_date, created_at, question_id`,
      [user_id, exam_id],
    );
    const { evidence, days } = rebuilt(exam_id, rows);
    await client.query(
      'update enrolments set evidence = $3, evidence_number = $4 where user_id = $1 and exam_id = $2',
      [user_id, exam_id, JSON.stringify(evidence), rows.length],
    );
    await client.query(
      `update study_days set expected = given.expected, score = given.score, score_low = given.low, score_high = given.high
      from unnest($3::date[], $4::real[], $5::real[], $6::real[], $7::real[]) as given (day, expected, score, low, high)
      where user_id = $1 and exam_id = $2 and local_date = given.day`,
      [
        user_id,
        exam_id,
        days.map(({ day }) => day),
        days.map(({ expected }) => expected),
        days.map(({ score }) => score.value),
        days.map(({ score }) => score.low),
        days.map(({ score }) => score.high),
      ],
    );
  }
}
