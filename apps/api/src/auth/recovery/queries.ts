import { sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';

/** Opens a code for the owner of an address, in place of an older one. Says where to mail it; null without an account. */
export async function openCode(db: Database, emailKey: string, code: { code_hash: string; expires_at: Date }): Promise<string | null> {
  // The lock makes it wait for a change of the address, which would otherwise leave a code that went to the old one.
  const { rows } = await sql<{ email: string }>`
    insert into password_resets (user_id, code_hash, expires_at)
    select id, ${code.code_hash}, ${code.expires_at} from users where email_key = ${emailKey} for no key update
    on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
    returning (select email from users where id = user_id) as email`.execute(db);
  return rows[0]?.email ?? null;
}

/** Hash of the open code of an address, or null. */
export async function findOpenCode(db: Database, emailKey: string, now: Date): Promise<string | null> {
  const open = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('code_hash')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open?.code_hash ?? null;
}

/** Uses a code up; says whether it was still the open one. */
export async function takeCode(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Makes the open code of an account useless, if there is one. */
export async function voidCode(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
