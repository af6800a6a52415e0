import {
  type Account,
  countOtherAdministrators,
  deleteOtherSessions,
  findSession,
  findUser,
  lockAdministrators,
  lockUser,
  updateUser,
} from '../auth/queries.ts';
import { emailKey } from '../auth/email.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { forgetTries, isWithinLimit } from '../auth/guesses.ts';
import { isCommon } from '../auth/common-passwords.ts';
import { tellPasswordChanged } from '../auth/password-notice.ts';
import { missingStrictCriteria } from '../auth/password-policy.ts';
import { insertRestore, voidCode } from '../auth/recovery/queries.ts';
import { createLinkToken, hashPassword, hashToken } from '../auth/secrets.ts';
import type { SignedIn } from '../http/signed-in.ts';
import type { Database, Tx } from '../database/database.ts';
import { lockCredits } from '../credits/service.ts';
import { lockEnrolments } from '../enrolments/queries.ts';
import { ApiError } from '../http/errors.ts';
import { accountGone } from '../http/signed-in.ts';
import { forgetCaller } from '../http/rate-limits.ts';
import { forgetLearner } from '../language-model/service.ts';
import { emailChangedLetter } from '../mail/letters.ts';
import { mailLanguage, type NoticeMeans, queueMail } from '../mail/queries.ts';
import { countAnswersWith } from '../platform/service.ts';
import { changeEmail, deleteUser, replacePassword } from './queries.ts';

export interface ProfileChanges {
  name?: string;
  email?: string;
  country?: string;
  locale?: string;
}

/** Days for which a former address can be restored. */
const restoreDays = 7;

/**
 * Changes what is given. Another e-mail address starts unverified, voids an open reset code, signs out everywhere else and
 * is told to the former one. Throws EMAIL_ALREADY_EXISTS; then nothing is changed.
 */
export async function updateProfile(
  db: Database,
  user: SignedIn,
  changes: ProfileChanges,
  means: NoticeMeans,
  now: Date,
): Promise<void> {
  const { name, email, country, locale } = changes;
  await db.transaction().execute(async (tx) => {
    const account = await lockUser(tx, user.id);
    // Whoever was signed out while this call waited, by a reset of the password for example, changes nothing any more.
    if (!account || !(await findSession(tx, user.tokenHash))) throw accountGone();
    const columns = {
      ...(name !== undefined && { name: name.trim() }),
      ...(country && { country }),
      ...(locale && { locale }),
    };
    if (Object.keys(columns).length > 0) await updateUser(tx, user.id, columns);
    if (email === undefined || email.trim() === account.email) return;
    const isOther = emailKey(email) !== emailKey(account.email);
    await changeEmail(tx, user.id, { email: email.trim(), email_key: emailKey(email), isOther }, now);
    if (!isOther) return;
    await deleteOtherSessions(tx, user.id, user.tokenHash);
    await voidCode(tx, user.id);
    await tellFormerAddress(tx, account, means, now);
  });
}

/** Mails a former address how to get the account back. Changing to and fro does not flood it. */
async function tellFormerAddress(
  tx: Tx,
  account: Account,
  { publicUrl, asked }: NoticeMeans,
  now: Date,
): Promise<void> {
  const { id: userId, email } = account;
  if (!(await isWithinLimit(tx, 'emailNotice', { email }, now))) return;
  const token = createLinkToken();
  const expiresAt = new Date(now.getTime() + restoreDays * 86_400_000);
  await insertRestore(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    email,
    email_key: emailKey(email),
    created_at: now,
    expires_at: expiresAt,
  });
  const language = await mailLanguage(tx, account, asked);
  const letter = emailChangedLetter(language, `${publicUrl}/login?restore=${token}`, restoreDays);
  await queueMail(tx, { userId, address: email, letter, expiresAt }, now);
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/**
 * Changes the password, signs out everywhere else and tells the account's address. Throws PASSWORDS_DO_NOT_MATCH,
 * INVALID_PASSWORD, PASSWORD_TOO_WEAK, RATE_LIMITED.
 */
export async function changePassword(
  db: Database,
  user: SignedIn,
  change: PasswordChange,
  means: NoticeMeans,
  now: Date,
): Promise<void> {
  if (change.newPassword !== change.confirmPassword) throw new ApiError('PASSWORDS_DO_NOT_MATCH');
  const { currentPassword, newPassword } = change;
  const { account, passwordHash: from } = await confirmPassword(db, user.id, currentPassword, now, 'UNAUTHENTICATED');
  if (account.must_change_password) refuseWeak(newPassword, currentPassword);
  else refuseCommon(newPassword);
  const to = await hashPassword(newPassword);
  await db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, user.id, { from, to }, now))) throw new ApiError('INVALID_PASSWORD');
    await deleteOtherSessions(tx, user.id, user.tokenHash);
    await tellPasswordChanged(tx, account, means, now);
  });
}

function refuseCommon(newPassword: string): void {
  if (!isCommon(newPassword)) return;
  throw new ApiError('PASSWORD_TOO_WEAK', { details: [{ field: 'newPassword', code: 'TOO_COMMON' }] });
}

/** For a password that has to be changed: the policy of new accounts, nothing guessable, and really another one. */
function refuseWeak(newPassword: string, currentPassword: string): void {
  const details = missingStrictCriteria(newPassword, 'newPassword');
  if (newPassword === currentPassword) details.push({ field: 'newPassword', code: 'UNCHANGED' });
  if (details.length > 0) throw new ApiError('PASSWORD_TOO_WEAK', { details });
}

/**
 * Erases the account and every row that names the person; sums over all learners stay.
 * Throws INVALID_PASSWORD, RATE_LIMITED, and ACCOUNT_DELETION_NOT_ALLOWED for the last administrator.
 */
export async function deleteAccount(db: Database, user: SignedIn, password: string, now: Date): Promise<void> {
  await confirmPassword(db, user.id, password, now, 'ACCOUNT_NOT_FOUND');
  await db.transaction().execute(async (tx) => {
    // The locks of answers and study sessions first, in their order, so that neither waits for the other for ever.
    await lockCredits(tx, user.id);
    await lockEnrolments(tx, user.id);
    await refuseLastAdministrator(tx, user.id);
    // What still waits to be counted names the person.
    await countAnswersWith(tx);
    // What was counted of mails and codes stays for its day, or deleting and registering again would cause more of them.
    await forgetTries(tx, 'password', { email: user.email });
    await forgetTries(tx, 'password', { account: user.id });
    await forgetCaller(tx, user.id);
    await forgetLearner(tx, user.id);
    if (!(await deleteUser(tx, user.id))) throw new ApiError('ACCOUNT_NOT_FOUND');
  });
}

async function refuseLastAdministrator(tx: Tx, userId: string): Promise<void> {
  const account = await findUser(tx, userId);
  if (account?.role !== 'ADMIN') return;
  await lockAdministrators(tx);
  if ((await countOtherAdministrators(tx, userId)) === 0) throw new ApiError('ACCOUNT_DELETION_NOT_ALLOWED');
}
