import { generateSecret, generateURI } from 'otplib';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { confirmPassword } from '../confirm-password.ts';
import { countTry, forgiveTry } from '../guesses.ts';
import { deleteOtherSessions } from '../queries.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import type { Seal } from '../seal.ts';
import { createRecoveryCodes, hashRecoveryCode, stepOf } from '../totp-codes.ts';
import { beginTotp, completeTotp, findTotp, insertRecoveryCodes } from '../totp-queries.ts';

interface Room {
  db: Database;
  seal: Seal;
}

/** Begins an enrolment. Throws INVALID_PASSWORD, RATE_LIMITED, TOTP_IN_USE. */
export async function startTotpEnrolment(
  { db, seal }: Room,
  user: SignedIn,
  password: string,
  now: Date,
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(db, user.id, password, now, 'UNAUTHENTICATED');
  const secret = generateSecret();
  if (!(await beginTotp(db, user.id, seal.close(secret, user.id)))) throw new ApiError('TOTP_IN_USE');
  return { secret, uri: generateURI({ issuer: 'Prepar', label: user.email, secret }) };
}

/** Puts the authenticator into use and returns its recovery codes. Throws TOTP_CODE_INVALID, TOTP_IN_USE, RATE_LIMITED. */
export async function completeTotpEnrolment(
  { db, seal }: Room,
  user: SignedIn,
  code: string,
  now: Date,
): Promise<string[]> {
  const guesser = { account: user.id };
  const totp = await findTotp(db, user.id);
  if (totp?.completed_at) throw new ApiError('TOTP_IN_USE');
  await countTry(db, 'totp', guesser, now);
  const step = totp ? stepOf(seal.open(totp.secret, user.id), code, now) : null;
  if (!totp || step === null) throw new ApiError('TOTP_CODE_INVALID');
  await forgiveTry(db, 'totp', guesser);
  const recoveryCodes = createRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    if (!(await completeTotp(tx, user.id, { secret: totp.secret, step, now }))) throw new ApiError('TOTP_IN_USE');
    await insertRecoveryCodes(
      tx,
      user.id,
      recoveryCodes.map((recoveryCode) => hashRecoveryCode(user.id, recoveryCode)),
    );
    await deleteOtherSessions(tx, user.id, user.tokenHash);
  });
  return recoveryCodes;
}
