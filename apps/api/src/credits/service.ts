import type { Database, Tx } from '../database/database.ts';
import type { LocalDate } from '../database/schema.ts';
import { accountGone, ApiError } from '../http/errors.ts';

interface Balance {
  day: LocalDate;
  used_today: number;
  granted: number;
}

/** Opens the credit account of a new person. */
export async function openAccount(tx: Tx, userId: string, today: LocalDate): Promise<void> {
  await tx.insertInto('credit_accounts').values({ user_id: userId, day: today }).execute();
}

/** Credits left: what remains of today's free ones, and the granted ones. */
export async function creditsLeft(db: Database, userId: string, today: LocalDate, freeDaily: number): Promise<number> {
  const account = await db
    .selectFrom('credit_accounts')
    .select(['day', 'used_today', 'granted'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(accountGone);
  return left(account, today, freeDaily);
}

/**
 * Takes the lock on a person's credits. Everything that spends for them waits here, one at a time,
 * until the transaction of the holder ends.
 */
export async function lockCredits(tx: Tx, userId: string): Promise<Balance> {
  return tx
    .selectFrom('credit_accounts')
    .select(['day', 'used_today', 'granted'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow(accountGone);
}

export interface Debit {
  userId: string;
  questionId: string;
  today: LocalDate;
  now: Date;
  freeDaily: number;
}

/** Spends one credit for an answer, free ones first, and returns how many are left. Throws INSUFFICIENT_CREDITS. */
export async function debit(tx: Tx, balance: Balance, { userId, questionId, today, now, freeDaily }: Debit): Promise<number> {
  const remaining = left(balance, today, freeDaily);
  if (remaining < 1) throw new ApiError('INSUFFICIENT_CREDITS');
  const usedToday = usedOn(balance, today);
  const isFree = usedToday < freeDaily;
  await tx
    .insertInto('credit_ledger')
    .values({
      user_id: userId,
      kind: 'ANSWER',
      source: isFree ? 'DAILY' : 'GRANTED',
      amount: -1,
      question_id: questionId,
      note: null,
      local_date: today,
      created_at: now,
    })
    .execute();
  await tx
    .updateTable('credit_accounts')
    .set((column) => ({
      day: today > balance.day ? today : balance.day,
      used_today: usedToday + (isFree ? 1 : 0),
      granted: balance.granted - (isFree ? 0 : 1),
      used_total: column('used_total', '+', 1),
    }))
    .where('user_id', '=', userId)
    .execute();
  return remaining - 1;
}

export interface Grant {
  userId: string;
  amount: number;
  note: string | null;
  today: LocalDate;
  now: Date;
}

/** Adds credits to a person's account, which stay until they are spent. */
export async function grantCredits(tx: Tx, { userId, amount, note, today, now }: Grant): Promise<void> {
  await lockCredits(tx, userId);
  await tx
    .insertInto('credit_ledger')
    .values({ user_id: userId, kind: 'GRANT', source: 'GRANTED', amount, question_id: null, note, local_date: today, created_at: now })
    .execute();
  await tx
    .updateTable('credit_accounts')
    .set((column) => ({ granted: column('granted', '+', amount) }))
    .where('user_id', '=', userId)
    .execute();
}

const left = (balance: Balance, today: LocalDate, freeDaily: number): number =>
  Math.max(0, freeDaily - usedOn(balance, today)) + balance.granted;

// A day that the account has already left behind counts as its last one, so that no day is given out twice.
const usedOn = (balance: Balance, today: LocalDate): number => (today > balance.day ? 0 : balance.used_today);
