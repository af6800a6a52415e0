import { emailKey, findSession, findUser, lockUser, updateUser } from '../auth/queries.ts';
import { countTry, forgetTries, forgiveTry, isWithinLimit } from '../auth/guesses.ts';
import { voidCode } from '../auth/recovery/queries.ts';
import { hashPassword, verifyPassword } from '../auth/secrets.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import type { Database, Tx } from '../database/database.ts';
import { lockCredits } from '../credits/service.ts';
import { lockEnrolments } from '../exams/queries.ts';
import { accountGone, ApiError, type ServedErrorCode } from '../http/errors.ts';
import { forgetCaller } from '../http/rate-limits.ts';
import type { Locale } from '../i18n/locale.ts';
import { emailChangedLetter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import { findMailLanguage } from '../mail/queries.ts';
import {
  changeEmail,
  countOtherAdministrators,
  deleteOtherSessions,
  deleteUser,
  lockAdministrators,
  replacePassword,
} from './queries.ts';

export interface ProfileChanges {
  name?: string;
  email?: string;
  country?: string;
  locale?: string;
}

/**
 * Changes what is given and returns the former e-mail address if another one takes its place. That one starts unverified,
 * voids an open reset code and signs out everywhere else. Throws EMAIL_ALREADY_EXISTS; then nothing is changed.
 */
export async function updateProfile(db: Database, user: SignedIn, changes: ProfileChanges): Promise<string | null> {
  const { name, email, country, locale } = changes;
  return db.transaction().execute(async (tx) => {
    const account = await lockUser(tx, user.id);
    // Whoever was signed out while this call waited, by a reset of the password for example, changes nothing any more.
    if (!account || !(await findSession(tx, user.tokenHash))) throw accountGone();
    const columns = { ...(name !== undefined && { name: name.trim() }), ...(country && { country }), ...(locale && { locale }) };
    if (Object.keys(columns).length > 0) await updateUser(tx, user.id, columns);
    if (email === undefined || email.trim() === account.email) return null;
    const isOther = emailKey(email) !== emailKey(account.email);
    await changeEmail(tx, user.id, { email: email.trim(), email_key: emailKey(email), isOther });
    if (!isOther) return null;
    await deleteOtherSessions(tx, user.id, user.tokenHash);
    await voidCode(tx, user.id);
    return account.email;
  });
}

/** Tells a former address that it no longer is the account's. Changing to and fro does not flood it. */
export async function announceEmailChange(
  { db, mailer }: { db: Database; mailer: Mailer },
  user: SignedIn,
  former: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  const language = await findMailLanguage(db, user.id);
  if (await isWithinLimit(db, 'emailNotice', former, now)) mailer.send(former, emailChangedLetter(language ?? locale));
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Changes the password and signs out everywhere else. Throws PASSWORDS_DO_NOT_MATCH, INVALID_PASSWORD, RATE_LIMITED. */
export async function changePassword(db: Database, user: SignedIn, change: PasswordChange, now: Date): Promise<void> {
  if (change.newPassword !== change.confirmPassword) throw new ApiError('PASSWORDS_DO_NOT_MATCH');
  const from = await requirePassword(db, user, change.currentPassword, now, 'UNAUTHENTICATED');
  const to = await hashPassword(change.newPassword);
  await db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, user.id, { from, to }, now))) throw new ApiError('INVALID_PASSWORD');
    await deleteOtherSessions(tx, user.id, user.tokenHash);
  });
}

/**
 * Erases the account and every row that names the person; sums over all learners stay.
 * Throws INVALID_PASSWORD, RATE_LIMITED, and ACCOUNT_DELETION_NOT_ALLOWED for the last administrator.
 */
export async function deleteAccount(db: Database, user: SignedIn, password: string, now: Date): Promise<void> {
  await requirePassword(db, user, password, now, 'ACCOUNT_NOT_FOUND');
  await db.transaction().execute(async (tx) => {
    // The locks of answers and study sessions first, in their order, so that neither waits for the other for ever.
    await lockCredits(tx, user.id);
    await lockEnrolments(tx, user.id);
    await lockAdministrators(tx);
    if (await isLastAdministrator(tx, user.id)) throw new ApiError('ACCOUNT_DELETION_NOT_ALLOWED');
    await forgetTries(tx, user.email);
    await forgetCaller(tx, user.id);
    if (!(await deleteUser(tx, user.id))) throw new ApiError('ACCOUNT_NOT_FOUND');
  });
}

async function isLastAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const account = await findUser(tx, userId);
  return account?.role === 'ADMIN' && (await countOtherAdministrators(tx, userId)) === 0;
}

/** Returns the stored hash of the password if it is the right one. Throws `gone` when the account was deleted meanwhile. */
async function requirePassword(db: Database, user: SignedIn, password: string, now: Date, gone: ServedErrorCode): Promise<string> {
  await countTry(db, 'password', user.email, now);
  const account = await findUser(db, user.id);
  if (!account) throw new ApiError(gone);
  const fits = await verifyPassword(password, account.password_hash);
  // A wrong password on a signed-in call is no reason to sign out, so it is not a 401.
  if (!fits || account.password_hash === null) throw new ApiError('INVALID_PASSWORD');
  await forgiveTry(db, 'password', user.email);
  return account.password_hash;
}
