import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { useOlderDatabase } from '../../testing/older-database.ts';
import type { Schema } from '../../database/schema.ts';
import { sessions } from '../checks/session.ts';
import { selectSeen } from '../queries.ts';
import { findQuestion } from '../service.ts';
import { written } from './phrase-book.ts';

const older = useOlderDatabase('0020');

test('questions from before are read as they were, with the new name of their template', async () => {
  const { pool } = older;
  await pool.query(`insert into users (id, name, email, email_key, time_zone, created_at)
    values ('ana', 'Ana', 'ana@prepar.example', 'ana@prepar.example', 'UTC', now())`);
  const items = sessions('clf-c02', 40, null, 'before').flat();
  for (const [i, item] of items.entries()) {
    const old = { ...item, template: item.template === 'need-to-service' ? 'T1' : item.template };
    await pool.query(
      `insert into questions
        (user_id, id, exam_id, modality_id, model, item, template, fact_ids, skin, stem_hash, created_at)
      values ('ana', $1, 'clf-c02', 'all', 'offline', $2, $3, '{}', null, 'x', now())`,
      [String(i), JSON.stringify(old), old.template],
    );
  }
  expect(await migrate(pool)).toContain('0020_packed_questions.sql');
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  for (const [i, item] of items.entries())
    expect((await findQuestion(db, 'ana', String(i)))?.item).toMatchObject(JSON.parse(written(item)));
  expect(await selectSeen(db, 'ana', 'clf-c02', new Date(0))).toHaveLength(40);
});
