import { expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { useOlderDatabase } from '../testing/older-database.ts';
import { sessions } from '../questions/checks/session.ts';
import { phraseBook } from '../questions/storage/phrase-book.ts';
import { packBook } from '../questions/storage/books.ts';
import { pack } from '../questions/storage/pack.ts';

const older = useOlderDatabase('0050');

test('answers from before count in the sums of their topics, whatever their question is packed with', async () => {
  const { pool } = older;
  await pool.query(`insert into users (id, name, email, email_key, time_zone, created_at)
    values ('ana', 'Ana', 'ana@prepar.example', 'ana@prepar.example', 'UTC', now())`);
  await pool.query("insert into enrolments (user_id, exam_id, enrolled_at) values ('ana', 'clf-c02', now())");
  const book = phraseBook('clf-c02');
  await pool.query('insert into phrase_books values (7, $1, now())', [packBook(book)]);
  const items = sessions('clf-c02', 1200, null, 'topics').flat();
  const expected = new Map<string, [number, number]>();
  await pool.query(
    `with given as (
      select * from unnest($1::text[], $2::int[], $3::bytea[], $4::text[], $5::boolean[])
        as given (id, book_id, packed, domain, is_correct)
    ), question as (
      insert into questions (user_id, id, exam_id, modality_id, book_id, packed, created_at)
      select 'ana', id, 'clf-c02', 'all', book_id, packed, now() from given
    ) insert into attempts (user_id, question_id, exam_id, domain, selected, is_correct, time_ms, local_date, created_at)
      select 'ana', id, 'clf-c02', domain, 'A', is_correct, 0, '2025-11-20', '2025-11-20T15:00:00Z' from given`,
    [
      items.map((_item, i) => `q${i}`),
      items.map((_item, i) => (i % 2 ? 7 : null)),
      items.map((item, i) => pack(i % 2 ? book : new Map(), item)),
      items.map(({ domain }) => domain),
      items.map((_item, i) => i % 3 === 0),
    ],
  );
  for (const [i, item] of items.entries()) {
    const key = `${item.domain} ${item.topic}`;
    const [answered, correct] = expected.get(key) ?? [0, 0];
    expected.set(key, [answered + 1, correct + Number(i % 3 === 0)]);
  }
  await migrate(pool);
  const { rows } = await pool.query<{ domain: string; topic: string; answered: number; correct: number }>(
    "select domain, topic, answered, correct from topic_totals where user_id = 'ana' and exam_id = 'clf-c02'",
  );
  expect(new Map(rows.map((row) => [`${row.domain} ${row.topic}`, [row.answered, row.correct]]))).toEqual(expected);
  const { rows: kept } = await pool.query<{ question_id: string; level: number }>(
    'select question_id, level from attempts',
  );
  expect(Object.fromEntries(kept.map(({ question_id, level }) => [question_id, level]))).toEqual(
    Object.fromEntries(items.map(({ level }, i) => [`q${i}`, level])),
  );
  const { rows: enrolments } = await pool.query<{ evidence: { answeredThatDay: number }; evidence_number: number }>(
    'select evidence, evidence_number from enrolments',
  );
  expect(enrolments).toMatchObject([{ evidence: { answeredThatDay: items.length }, evidence_number: items.length }]);
  const { rows: unknown } = await pool.query('select from attempts where topic is null');
  expect(unknown).toEqual([]);
});
