import type { Tx } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { createAccount } from '../create-account.ts';
import {
  type Account,
  deleteIdentities,
  deleteSessions,
  isReserved,
  lockUser,
  lockUserByEmail,
  updateUser,
} from '../queries.ts';
import { emailKey } from '../email.ts';
import { voidCode } from '../recovery/queries.ts';
import { findLinkedUser, insertIdentity, type ProviderName } from './queries.ts';

export interface Identity {
  provider: ProviderName;
  subject: string;
  /** Verified by the provider. */
  email: string;
  name: string;
}

/** Another sign-in changed the same account meanwhile; nothing was done and it can be tried again. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/**
 * The account that an identity opens, locked until the transaction ends: the one it is linked to, else the one with its
 * address, which it is linked to now, else a new one. Throws ACCOUNT_SUSPENDED, and Overtaken.
 */
export async function accountOf(tx: Tx, identity: Identity, timeZone: string | undefined, now: Date): Promise<Account> {
  const { provider, subject, email, name } = identity;
  const linkedId = await findLinkedUser(tx, provider, subject);
  if (linkedId !== null) {
    const account = await lockUser(tx, linkedId);
    // Read again, because the link may have been removed before the lock was granted.
    if (!account || (await findLinkedUser(tx, provider, subject)) !== linkedId) throw new Overtaken();
    return refuseSuspended(account);
  }

  if (await isReserved(tx, emailKey(email), null, now)) throw new ApiError('SOCIAL_SIGN_IN_FAILED');
  const existing = await lockUserByEmail(tx, email);
  if (existing) {
    refuseSuspended(existing);
    if (existing.email_verified_at === null) await takeOver(tx, existing.id, now);
  }
  const userId = existing?.id ?? (await createAccount(tx, { ...newcomer, email, name, timeZone }, now));
  if (userId === null) throw new Overtaken();
  if (!(await insertIdentity(tx, { provider, subject, user_id: userId, created_at: now }))) throw new Overtaken();
  const account = await lockUser(tx, userId);
  if (!account) throw new Overtaken();
  return account;
}

const newcomer = { country: 'BR', locale: 'pt-BR', language: null, passwordHash: null, isEmailVerified: true };

function refuseSuspended(account: Account): Account {
  if (account.status === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  return account;
}

/** Whoever made the account never showed that the address is theirs: every way in that they may have is closed. */
async function takeOver(tx: Tx, userId: string, now: Date): Promise<void> {
  await updateUser(tx, userId, { password_hash: null, email_verified_at: now });
  await deleteSessions(tx, userId);
  await deleteIdentities(tx, userId);
  await voidCode(tx, userId);
}
