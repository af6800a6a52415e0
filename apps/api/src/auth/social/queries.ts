import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

type PendingSignIn = Selectable<Schema['social_sign_ins']>;
export type ProviderName = PendingSignIn['provider'];

export async function insertPendingSignIn(db: Database, pending: PendingSignIn): Promise<void> {
  await db.insertInto('social_sign_ins').values(pending).execute();
}

/** Takes out the sign-in that this browser began with this state, so that nobody can finish it again. */
export function takePendingSignIn(
  db: Database,
  { provider, state_hash, browser_hash }: Pick<PendingSignIn, 'provider' | 'state_hash' | 'browser_hash'>,
  now: Date,
) {
  return db
    .deleteFrom('social_sign_ins')
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst();
}

/** Id of the account that an identity opens. */
export async function findLinkedUser(tx: Tx, provider: ProviderName, subject: string): Promise<string | null> {
  const identity = await tx
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return identity?.user_id ?? null;
}

/** Links an identity to an account unless it is linked already; says whether it did. */
export async function insertIdentity(
  tx: Tx,
  identity: { provider: ProviderName; subject: string; user_id: string; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
