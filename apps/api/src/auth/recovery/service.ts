import { randomInt } from 'node:crypto';
import type { Database, Tx } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { Locale } from '../../i18n/locale.ts';
import { resetCodeLetter } from '../../mail/letters.ts';
import { mailLanguage, type NoticeMeans, queueMail } from '../../mail/queries.ts';
import { countTry, forgetTries, forgiveTry } from '../guesses.ts';
import { tellPasswordChanged } from '../password-notice.ts';
import { missingCriteria } from '../password-policy.ts';
import {
  type Account,
  deleteIdentities,
  deleteSessions,
  findUserByEmail,
  lockUser,
  lockUserByEmail,
  updateUser,
} from '../queries.ts';
import { emailKey } from '../email.ts';
import { createLinkToken, hashPassword, hashToken, verifyPassword } from '../secrets.ts';
import {
  findLinkOwner,
  findOpenCode,
  isContested,
  openReset,
  takeCode,
  takeResetLink,
  takeRestore,
  voidCode,
} from './queries.ts';

/** Minutes for which a code and its link can be used. */
const resetMinutes = 15;

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export interface MailedCode {
  email: string;
  code: string;
}

export type PasswordReset = MailedCode & NewPassword;
export type Recovery = { token: string } & NewPassword;

export function createRecoveryService(db: Database, publicUrl: () => string) {
  /** Compares a code with the open one and returns that one's hash. Throws RESET_CODE_INVALID, RATE_LIMITED. */
  async function recognise({ email, code }: MailedCode, network: string, now: Date): Promise<string> {
    const guesser = { email, network };
    await countTry(db, 'resetCode', guesser, now);
    const codeHash = await findOpenCode(db, emailKey(email), now);
    const fits = await verifyPassword(code, codeHash);
    if (codeHash === null || !fits) throw new ApiError('RESET_CODE_INVALID');
    await forgiveTry(db, 'resetCode', guesser);
    return codeHash;
  }

  return {
    /**
     * Queues a mail with a code and a link to the account with this address. Takes the same steps for an address without
     * one. Throws RATE_LIMITED.
     */
    async request(email: string, network: string, asked: Locale | null, now: Date): Promise<void> {
      await countTry(db, 'resetRequest', { email, network }, now);
      const account = await findUserByEmail(db, email);
      const language = await mailLanguage(db, account, asked);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const token = createLinkToken();
      const reset = {
        code_hash: await hashPassword(code),
        token_hash: hashToken(token),
        expires_at: new Date(now.getTime() + resetMinutes * 60_000),
      };
      const link = `${publicUrl()}/login?reset=${token}`;
      const letter = resetCodeLetter(language, { code, link }, resetMinutes);
      await db.transaction().execute(async (tx) => {
        const owner = await openReset(tx, emailKey(email), reset);
        const { userId, email: address } = owner ?? { userId: '', email };
        await queueMail(tx, { userId, address, letter, expiresAt: reset.expires_at }, now);
      });
    },

    /** Throws RESET_CODE_INVALID unless the code can be used, RATE_LIMITED after too many wrong ones. */
    async check(mailed: MailedCode, network: string, now: Date): Promise<void> {
      await recognise(mailed, network, now);
    },

    /**
     * Sets a new password, uses the code up, signs out everywhere and tells the account's address.
     * Throws PASSWORDS_DO_NOT_MATCH and PASSWORD_TOO_WEAK before it looks at the code, then as `check` does.
     */
    async reset(reset: PasswordReset, network: string, asked: Locale | null, now: Date): Promise<void> {
      refuseUnfit(reset);
      const codeHash = await recognise(reset, network, now);
      const passwordHash = await hashPassword(reset.newPassword);
      await db.transaction().execute(async (tx) => {
        const account = await lockUserByEmail(tx, reset.email);
        if (!account || !(await takeCode(tx, account.id, codeHash))) throw new ApiError('RESET_CODE_INVALID');
        await storeReset(tx, account, passwordHash, { publicUrl: publicUrl(), asked }, now);
      });
    },

    /**
     * As `reset`, by the token of a mailed link, which is tied to no counter: it is too long to be guessed. The link in
     * the notice of a changed address restores that address too. Throws RECOVERY_LINK_INVALID.
     */
    async recover({ token, ...passwords }: Recovery, asked: Locale | null, now: Date): Promise<void> {
      refuseUnfit(passwords);
      const tokenHash = hashToken(token);
      const means = { publicUrl: publicUrl(), asked };
      const passwordHash = await hashPassword(passwords.newPassword);
      await db.transaction().execute(async (tx) => {
        const userId = await findLinkOwner(tx, tokenHash, now);
        const account = userId === null ? undefined : await lockUser(tx, userId);
        if (!account) throw new ApiError('RECOVERY_LINK_INVALID');
        if (await takeResetLink(tx, tokenHash)) return storeReset(tx, account, passwordHash, means, now);
        const restore = await takeRestore(tx, tokenHash);
        if (!restore) throw new ApiError('RECOVERY_LINK_INVALID'); // another call used it while this one waited
        const { email, email_key, created_at } = restore;
        await storePassword(
          tx,
          account,
          { email, email_key, password_hash: passwordHash, email_verified_at: now },
          means,
          now,
        );
        await voidCode(tx, account.id);
        // Whoever moved the account may have left another way in, with a call that had begun a little before.
        await deleteIdentities(tx, account.id, new Date(created_at.getTime() - 60_000));
      });
    },
  };
}

function refuseUnfit({ newPassword, confirmPassword }: NewPassword): void {
  if (newPassword !== confirmPassword) throw new ApiError('PASSWORDS_DO_NOT_MATCH');
  const details = missingCriteria(newPassword, 'newPassword');
  if (details.length > 0) throw new ApiError('PASSWORD_TOO_WEAK', { details });
}

async function storeReset(
  tx: Tx,
  account: Account,
  passwordHash: string,
  means: NoticeMeans,
  now: Date,
): Promise<void> {
  const columns = { password_hash: passwordHash };
  // Until the former address can no longer be restored, whoever reads the mail of the new one may be a thief: the owner's
  // other ways in stay, and nothing is proved.
  if (await isContested(tx, account.id, now)) return storePassword(tx, account, columns, means, now);
  // Who reads the mail of an unverified address may be somebody else than who signed in through a provider so far.
  if (account.email_verified_at === null) await deleteIdentities(tx, account.id);
  await storePassword(tx, account, { ...columns, email_verified_at: account.email_verified_at ?? now }, means, now);
}

/** Stores the columns with a new password, signs out everywhere, lets guessing begin anew and tells the address. */
async function storePassword(
  tx: Tx,
  account: Account,
  columns: Parameters<typeof updateUser>[2],
  means: NoticeMeans,
  now: Date,
): Promise<void> {
  await updateUser(tx, account.id, { ...columns, password_changed_at: now, must_change_password: false });
  await deleteSessions(tx, account.id);
  await forgetTries(tx, 'password', { email: account.email });
  await forgetTries(tx, 'password', { account: account.id });
  await tellPasswordChanged(tx, { ...account, email: columns.email ?? account.email }, means, now);
}
