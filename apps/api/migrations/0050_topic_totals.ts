import type { PoolClient } from 'pg';
import { unpack } from '../src/questions/storage/pack.ts';
import { unpackBook } from '../src/questions/storage/books.ts';
import type { PhraseBook } from '../src/questions/storage/phrase-book.ts';

const batch = 1000;

interface Answered {
  user_id: string;
  question_id: string;
  book_id: number | null;
  packed: Buffer;
}

/** Sums of each topic in place of those of each domain, filled from the answers. A topic stands inside its packed question, where SQL cannot read it. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('alter table attempts add column topic text');
  const books = await readBooks(client);
  let last: [string, string] = ['', ''];
  for (;;) {
    const { rows } = await client.query<Answered>(
      `select attempts.user_id, question_id, book_id, packed
      from attempts join questions on questions.user_id = attempts.user_id and questions.id = question_id
      where (attempts.user_id, question_id) > ($1, $2) order by attempts.user_id, question_id limit ${batch}`,
      last,
    );
    const end = rows.at(-1);
    if (!end) break;
    last = [end.user_id, end.question_id];
    await client.query(
      `update attempts set topic = known.topic from unnest($1::text[], $2::text[], $3::text[]) as known (user_id, question_id, topic)
      where attempts.user_id = known.user_id and attempts.question_id = known.question_id`,
      [
        rows.map(({ user_id }) => user_id),
        rows.map(({ question_id }) => question_id),
        rows.map(({ book_id, packed }) => unpack(bookOf(books, book_id), packed).topic),
      ],
    );
  }
  await client.query(`
    alter table attempts alter column topic set not null;
    create table topic_totals (
      user_id text not null references users on delete cascade,
      exam_id text not null,
      domain text not null,
      topic text not null,
      answered integer not null default 0,
      correct integer not null default 0,
      primary key (user_id, exam_id, domain, topic)
    );
    insert into topic_totals
      select user_id, exam_id, domain, topic, count(*), count(*) filter (where is_correct)
      from attempts group by user_id, exam_id, domain, topic;
    drop table domain_totals`);
}

async function readBooks(client: PoolClient): Promise<Map<number, PhraseBook>> {
  const { rows } = await client.query<{ id: number; body: Buffer }>('select id, body from phrase_books');
  return new Map(rows.map(({ id, body }) => [id, unpackBook(body)]));
}

function bookOf(books: Map<number, PhraseBook>, id: number | null): PhraseBook {
  const book = id === null ? new Map<string, string>() : books.get(id);
  if (!book) throw new Error(`There is no phrase book ${id}`);
  return book;
}
