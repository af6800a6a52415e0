import { randomInt } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { Locale } from '../../i18n/locale.ts';
import { resetCodeLetter } from '../../mail/letters.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { findMailLanguage } from '../../mail/queries.ts';
import { countTry, forgetTries, forgiveTry } from '../guesses.ts';
import { missingCriteria } from '../password-policy.ts';
import { deleteSessions, emailKey, findUserByEmail, lockUserByEmail, updateUser } from '../queries.ts';
import { hashPassword, verifyPassword } from '../secrets.ts';
import { deleteIdentities } from '../social/queries.ts';
import { findOpenCode, openCode, takeCode } from './queries.ts';

/** Minutes for which a code can be used. */
const codeMinutes = 15;

export interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
  confirmPassword: string;
}

export function createRecoveryService(db: Database, mailer: Mailer) {
  /** Compares a code with the open one and returns that one's hash. Throws RESET_CODE_INVALID, RATE_LIMITED. */
  async function recognise(email: string, code: string, now: Date): Promise<string> {
    await countTry(db, 'resetCode', email, now);
    const codeHash = await findOpenCode(db, emailKey(email), now);
    const fits = await verifyPassword(code, codeHash);
    if (codeHash === null || !fits) throw new ApiError('RESET_CODE_INVALID');
    await forgiveTry(db, 'resetCode', email);
    return codeHash;
  }

  return {
    /** Mails a code to the account with this address. Takes the same steps for an address without one. Throws RATE_LIMITED. */
    async request(email: string, locale: Locale, now: Date): Promise<void> {
      await countTry(db, 'resetRequest', email, now);
      const account = await findUserByEmail(db, email);
      const language = await findMailLanguage(db, account?.id ?? '');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeHash = await hashPassword(code);
      const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
      const address = await openCode(db, emailKey(email), { code_hash: codeHash, expires_at: expiresAt });
      if (address !== null) mailer.send(address, resetCodeLetter(language ?? locale, code, codeMinutes));
    },

    /** Throws RESET_CODE_INVALID unless the code can be used, RATE_LIMITED after too many wrong ones. */
    async check(email: string, code: string, now: Date): Promise<void> {
      await recognise(email, code, now);
    },

    /**
     * Sets a new password, uses the code up and signs out everywhere.
     * Throws PASSWORDS_DO_NOT_MATCH and PASSWORD_TOO_WEAK before it looks at the code, then as `check` does.
     */
    async reset({ email, code, newPassword, confirmPassword }: PasswordReset, now: Date): Promise<void> {
      if (newPassword !== confirmPassword) throw new ApiError('PASSWORDS_DO_NOT_MATCH');
      const details = missingCriteria(newPassword, 'newPassword');
      if (details.length > 0) throw new ApiError('PASSWORD_TOO_WEAK', { details });
      const codeHash = await recognise(email, code, now);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (tx) => {
        const account = await lockUserByEmail(tx, email);
        if (!account || !(await takeCode(tx, account.id, codeHash))) throw new ApiError('RESET_CODE_INVALID');
        // Who reads the mail of an unverified address may be somebody else than who signed in through a provider so far.
        if (account.email_verified_at === null) await deleteIdentities(tx, account.id);
        await updateUser(tx, account.id, {
          password_hash: passwordHash,
          password_changed_at: now,
          email_verified_at: account.email_verified_at ?? now,
        });
        await deleteSessions(tx, account.id);
        await forgetTries(tx, email, ['password']);
      });
    },
  };
}
