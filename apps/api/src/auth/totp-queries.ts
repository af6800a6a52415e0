import type { Database, Tx } from '../database/database.ts';

export function findTotp(db: Database, userId: string) {
  return db
    .selectFrom('totp')
    .select(['secret', 'completed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Every secret as it is stored. */
export function listTotpSecrets(db: Database) {
  return db.selectFrom('totp').select(['user_id', 'secret']).execute();
}

/** Stores a secret in another form, unless it was replaced meanwhile. */
export async function replaceTotpSecret(db: Database, userId: string, stored: string, secret: string): Promise<void> {
  await db.updateTable('totp').set({ secret }).where('user_id', '=', userId).where('secret', '=', stored).execute();
}

/** Stores a secret to be completed, in place of one that was not; says whether none is in use. */
export async function beginTotp(db: Database, userId: string, secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp')
    .values({ user_id: userId, secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret }).where('totp.completed_at', 'is', null))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Puts a secret into use; says whether it still was the one to complete. */
export async function completeTotp(
  tx: Tx,
  userId: string,
  { secret, step, now }: { secret: string; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp')
    .set({ completed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a time step up; says whether neither it nor a later one was used. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertRecoveryCodes(tx: Tx, userId: string, hashes: Buffer[]): Promise<void> {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await tx.insertInto('totp_recovery_codes').values(rows).execute();
}

/** Uses a recovery code up; says whether it was there. */
export async function takeRecoveryCode(db: Database, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes the authenticator of an account and its recovery codes; says whether one was in use. */
export async function deleteTotp(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom('totp_recovery_codes').where('user_id', '=', userId).execute();
  const removed = await tx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .returning('completed_at')
    .executeTakeFirst();
  return removed !== undefined && removed.completed_at !== null;
}
