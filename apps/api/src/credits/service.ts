import type { Database, Tx } from '../database/database.ts';
import type { LocalDate } from '../time/local-days.ts';
import { ApiError } from '../http/errors.ts';
import { type AnswerCost, type Balance, findBalance, insertGrant, insertSpending, lockCredits } from './queries.ts';

export { insertReturn as returnCredit, lockCredits, openAccount } from './queries.ts';

/** Credits left: what remains of today's free ones, and the granted ones. */
export async function creditsLeft(db: Database, userId: string, today: LocalDate, freeDaily: number): Promise<number> {
  return leftOf(await findBalance(db, userId), today, freeDaily);
}

export interface Spending {
  /** Which credits it was taken from. */
  source: 'DAILY' | 'GRANTED';
  /** What the account says afterwards. */
  balance: Balance;
  left: number;
}

/** What spending one credit makes of a balance, free ones first. Throws INSUFFICIENT_CREDITS. */
export function spendOne(balance: Balance, today: LocalDate, freeDaily: number): Spending {
  const left = leftOf(balance, today, freeDaily) - 1;
  if (left < 0) throw new ApiError('INSUFFICIENT_CREDITS');
  const day = today > balance.day ? today : balance.day;
  const used = usedOn(balance, today);
  if (used < freeDaily)
    return { source: 'DAILY', balance: { day, used_today: used + 1, granted: balance.granted }, left };
  return { source: 'GRANTED', balance: { day, used_today: used, granted: balance.granted - 1 }, left };
}

/** Takes the credit of an answer and says how many are left. The caller holds the lock. Throws INSUFFICIENT_CREDITS. */
export async function spendForAnswer(tx: Tx, balance: Balance, cost: AnswerCost, freeDaily: number): Promise<number> {
  const spending = spendOne(balance, cost.today, freeDaily);
  await insertSpending(tx, cost, spending);
  return spending.left;
}

export interface Grant {
  userId: string;
  amount: number;
  note: string | null;
  today: LocalDate;
  now: Date;
}

/** Adds credits to a person's account, which stay until they are spent. Returns the id of the grant in the ledger. */
export async function grantCredits(tx: Tx, { userId, amount, note, today, now }: Grant): Promise<number> {
  await lockCredits(tx, userId);
  return insertGrant(tx, { user_id: userId, amount, note, local_date: today, created_at: now });
}

/** Credits that a balance leaves on a day. */
export const leftOf = (balance: Balance, today: LocalDate, freeDaily: number): number =>
  Math.max(0, freeDaily - usedOn(balance, today)) + balance.granted;

// A day that the account has already left behind counts as its last one, so that no day is given out twice.
const usedOn = (balance: Balance, today: LocalDate): number => (today > balance.day ? 0 : balance.used_today);
