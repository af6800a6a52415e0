import { expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { useOlderDatabase } from '../testing/older-database.ts';

const older = useOlderDatabase('0200');

test('activities that told of answers give way to the answers; others stay', async () => {
  const { pool } = older;
  await pool.query(`insert into users (id, name, email, email_key, time_zone, created_at)
    values ('ana', 'Ana', 'ana@prepar.example', 'ana@prepar.example', 'UTC', now())`);
  await pool.query(`insert into activities (user_id, type, metadata, created_at)
    select 'ana', type, '{}', now() from unnest(array[
      'STUDY_SESSION_STARTED', 'QUESTION_GENERATED', 'QUESTION_CORRECT', 'QUESTION_INCORRECT', 'STREAK_MILESTONE'
    ]) as type`);
  await migrate(pool);
  const { rows } = await pool.query<{ type: string }>('select type from activities order by id');
  expect(rows.map(({ type }) => type)).toEqual(['STUDY_SESSION_STARTED', 'QUESTION_GENERATED', 'STREAK_MILESTONE']);
});
