import { defaultSettings } from '@prepar/openapi/types';
import type { Database } from '../database/database.ts';
import type { Schemas } from '../http/operations.ts';

type Settings = Schemas['Settings'];

/** Stored settings. What did not exist yet when they were stored has its default. */
export async function findSettings(db: Database, userId: string): Promise<Settings | null> {
  const row = await db.selectFrom('settings').select('values').where('user_id', '=', userId).executeTakeFirst();
  return row ? { ...defaultSettings, ...row.values } : null;
}

export async function replaceSettings(db: Database, userId: string, settings: Settings, now: Date): Promise<void> {
  const row = { values: JSON.stringify(settings), updated_at: now };
  await db
    .insertInto('settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Stores settings unless there are some, and returns those that are stored then. */
export async function insertSettings(db: Database, userId: string, settings: Settings, now: Date): Promise<Settings> {
  await db
    .insertInto('settings')
    .values({ user_id: userId, values: JSON.stringify(settings), updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return (await findSettings(db, userId)) ?? settings;
}
