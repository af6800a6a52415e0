import type { ErrorCode } from '@prepar/openapi/types';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { countTry, forgiveTry } from './guesses.ts';
import { findUser } from './queries.ts';
import { verifyPassword } from './secrets.ts';

/**
 * The account of a signed-in person and its stored hash, if the password is the right one. Throws INVALID_PASSWORD,
 * RATE_LIMITED, and `gone` when the account was deleted meanwhile.
 */
export async function confirmPassword(db: Database, userId: string, password: string, now: Date, gone: ErrorCode) {
  const guesser = { account: userId };
  await countTry(db, 'password', guesser, now);
  const account = await findUser(db, userId);
  if (!account) throw new ApiError(gone);
  const fits = await verifyPassword(password, account.password_hash);
  // A wrong password on a signed-in call is no reason to sign out, so it is not a 401.
  if (!fits || account.password_hash === null) throw new ApiError('INVALID_PASSWORD');
  await forgiveTry(db, 'password', guesser);
  return { account, passwordHash: account.password_hash };
}
