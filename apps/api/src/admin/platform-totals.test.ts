import { expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { useOlderDatabase } from '../testing/older-database.ts';
import { sessions } from '../questions/checks/session.ts';
import { pack } from '../questions/storage/pack.ts';

const older = useOlderDatabase('0072');

test('what happened before is in the sums, and so is what nobody can tell apart any more', async () => {
  const { pool } = older;
  await pool.query(`
    insert into users (id, name, email, email_key, time_zone, created_at) values
      ('ana', 'Ana', 'ana@prepar.example', 'ana@prepar.example', 'UTC', '2025-11-01T12:00:00Z'),
      ('bia', 'Bia', 'bia@prepar.example', 'bia@prepar.example', 'UTC', '2025-11-01T23:59:00Z'),
      ('caio', 'Caio', 'caio@prepar.example', 'caio@prepar.example', 'UTC', '2025-11-02T00:00:00Z');
    insert into enrolments values ('ana', 'clf-c02', now()), ('bia', 'clf-c02', now());
    insert into study_sessions (user_id, id, exam_id, status, started_at, counted_ms) values
      ('ana', 's1', 'clf-c02', 'COMPLETED', now(), 60000), ('ana', 's2', 'clf-c02', 'PAUSED', now(), 5000);
    insert into generation_days values
      ('2025-11-01', 'clf-c02', 'offline', 1, 400, 0, 0), ('2025-11-02', 'clf-c02', 'offline', 2, 150, 0, 0);
    insert into platform_days values ('2025-11-01', 'clf-c02', 0, 200, 90), ('2025-11-02', 'clf-c02', 3, 107, 30)`);
  const items = sessions('clf-c02', 300, null, 'totals').flat().slice(0, 300);
  const expected = new Map<string, [number, number]>([['clf-c02  0', [7, 20]]]);
  for (const [i, item] of items.entries()) {
    await pool.query(
      `with question as (
        insert into questions (user_id, id, exam_id, modality_id, packed, created_at)
        values ('ana', $1, 'clf-c02', 'all', $2, now())
      ) insert into attempts (user_id, question_id, exam_id, domain, topic, level, is_pair, weight, selected, is_correct, time_ms, local_date, created_at)
        values ('ana', $1, 'clf-c02', $3, $4, $6, false, 1, 'A', $5, 0, now()::date, now())`,
      [`q${i}`, pack(new Map(), item), item.domain, item.topic, i % 3 === 0, item.level],
    );
    const key = `clf-c02 ${item.domain} ${item.level}`;
    const [answered, correct] = expected.get(key) ?? [0, 0];
    expected.set(key, [answered + 1, correct + Number(i % 3 === 0)]);
  }
  await migrate(pool);

  const { rows } = await pool.query<{ key: string; answered: number; correct: number }>(
    "select exam_id || ' ' || domain || ' ' || level as key, answered, correct from platform_domains",
  );
  expect(new Map(rows.map(({ key, answered, correct }) => [key, [answered, correct]]))).toEqual(expected);
  const rowsOf = async (query: string) => (await pool.query<object>(query)).rows;
  expect(await rowsOf('select exam_id, model, operation, count from generation_totals')).toEqual([
    { exam_id: 'clf-c02', model: 'offline', operation: 'GENERATE_QUESTION', count: 550 },
  ]);
  expect(await rowsOf('select day, accounts from account_days order by day')).toEqual([
    { day: '2025-11-01', accounts: 2 },
    { day: '2025-11-02', accounts: 1 },
  ]);
  expect(await rowsOf('select exam_id, enrolled from enrolment_totals')).toEqual([{ exam_id: 'clf-c02', enrolled: 2 }]);
  expect(await rowsOf('select ended, study_ms from session_totals')).toEqual([{ ended: 1, study_ms: 60_000 }]);
});
