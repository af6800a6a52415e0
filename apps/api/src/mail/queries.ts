import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { type Locale, languageCodes, locales, negotiateLocale } from '../i18n/locale.ts';
import type { Letter } from './letters.ts';

/** What the notice of a change of the account needs. */
export interface NoticeMeans {
  publicUrl: string;
  /** Language that the call names. */
  asked: Locale | null;
}

/**
 * The language to write to somebody in: the one of the stored settings, else of the page that asks for the mail, else the one
 * in which the person uses Prepar. `asked` is null where somebody else causes the mail, or the call names no language.
 */
export async function mailLanguage(
  db: Database,
  account: { id: string; language: Locale | null; locale: string | null } | undefined,
  asked: Locale | null,
): Promise<Locale> {
  const userId = account?.id ?? '';
  const row = await db.selectFrom('settings').select('values').where('user_id', '=', userId).executeTakeFirst();
  const chosen = locales.find((locale) => languageCodes[locale] === row?.values.language);
  return chosen ?? asked ?? account?.language ?? negotiateLocale(account?.locale ?? undefined);
}

export interface NewMail {
  userId: string;
  address: string;
  letter: Letter;
  expiresAt: Date;
}

/** Stores a mail that goes out once the transaction is done; nothing when there is no such account (any more). */
export async function queueMail(tx: Tx, { userId, address, letter, expiresAt }: NewMail, now: Date): Promise<void> {
  await sql`
    insert into mails (user_id, address, letter, next_try_at, expires_at, created_at)
    select id, ${address}, ${JSON.stringify(letter)}, ${now}, ${expiresAt}, ${now} from users where id = ${userId}`.execute(
    tx,
  );
}

/** Takes the mail that is due next, for nobody else to take until `leaseEnd`; undefined when none is due. */
export function claimMail(db: Database, now: Date, leaseEnd: Date) {
  return db
    .updateTable('mails')
    .set(({ eb }) => ({ next_try_at: leaseEnd, tries: eb('tries', '+', 1) }))
    .where('id', '=', (due) =>
      due
        .selectFrom('mails')
        .select('id')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'address', 'letter', 'tries', 'expires_at'])
    .executeTakeFirst();
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

export async function postponeMail(db: Database, id: number, nextTry: Date): Promise<void> {
  await db.updateTable('mails').set({ next_try_at: nextTry }).where('id', '=', id).execute();
}

/** Says whether it was still there: the account may have been deleted meanwhile, and its mails with it. */
export async function removeMail(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('mails').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
