import type { Tx } from '../database/database.ts';
import { passwordChangedLetter } from '../mail/letters.ts';
import { mailLanguage, type NoticeMeans, queueMail } from '../mail/queries.ts';
import { isWithinLimit } from './guesses.ts';
import type { Account } from './queries.ts';

/** Days for which the notice is of use. */
const noticeDays = 7;

/** Mails the account's address that the password was changed. Changing it over and over does not flood the address. */
export async function tellPasswordChanged(
  tx: Tx,
  account: Account,
  { publicUrl, asked }: NoticeMeans,
  now: Date,
): Promise<void> {
  const { id: userId, email: address } = account;
  if (!(await isWithinLimit(tx, 'passwordNotice', { email: address }, now))) return;
  const letter = passwordChangedLetter(await mailLanguage(tx, account, asked), `${publicUrl}/login`);
  const expiresAt = new Date(now.getTime() + noticeDays * 86_400_000);
  await queueMail(tx, { userId, address, letter, expiresAt }, now);
}
