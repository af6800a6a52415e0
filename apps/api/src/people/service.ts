import type { PlanName } from '@prepar/openapi/types';
import {
  type Account,
  countOtherAdministrators,
  deleteSessions,
  findUser,
  lockAdministrators,
  lockUser,
  updateUser,
} from '../auth/queries.ts';
import { zoneAt } from '../auth/time-zone.ts';
import { isPlan, plans } from '../credits/plans.ts';
import { grantCredits } from '../credits/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../i18n/locale.ts';
import { type Letter, reactivatedLetter, suspendedLetter } from '../mail/letters.ts';
import { mailLanguage, queueMail } from '../mail/queries.ts';
import { localDate } from '../time/local-days.ts';
import { findEntryOfKey, insertLogEntry, lockPlan, setPlan } from './queries.ts';

/** Who changes an account: an administrator, or the operator, who has no account. */
export type Actor = { id: string; email: string } | null;

interface Change {
  userId: string;
  actor: Actor;
  now: Date;
}

/** Days for which a notice is tried to be delivered. */
const noticeDays = 7;

/**
 * Suspends an account, signs it out everywhere and tells the person why; one that is suspended already stays as it is.
 * Throws ACCOUNT_NOT_FOUND, and SUSPENSION_NOT_ALLOWED for the actor's own account and the last administrator.
 */
export async function suspend(db: Database, reason: string, change: Change): Promise<void> {
  const { userId, actor, now } = change;
  await db.transaction().execute(async (tx) => {
    await lockAdministrators(tx);
    await refuseSuspended(tx, actor);
    const account = await lockUser(tx, userId);
    if (!account) throw new ApiError('ACCOUNT_NOT_FOUND');
    if (account.status === 'suspended') return;
    if (userId === actor?.id || (account.role === 'ADMIN' && (await isLastAdministrator(tx, userId))))
      throw new ApiError('SUSPENSION_NOT_ALLOWED');
    await updateUser(tx, userId, { status: 'suspended' });
    await deleteSessions(tx, userId);
    await noteStatus(tx, 'SUSPENDED', reason.trim(), change);
    await tell(tx, account, (locale) => suspendedLetter(locale, reason.trim()), now);
  });
}

/** Lets a suspended person in again and tells them; an account that is not suspended stays as it is. Throws ACCOUNT_NOT_FOUND. */
export async function reactivate(db: Database, reason: string | null, change: Change): Promise<void> {
  const { userId, actor, now } = change;
  await db.transaction().execute(async (tx) => {
    await refuseSuspended(tx, actor);
    const account = await lockUser(tx, userId);
    if (!account) throw new ApiError('ACCOUNT_NOT_FOUND');
    if (account.status !== 'suspended') return;
    await updateUser(tx, userId, { status: 'active' });
    const why = reason?.trim() ?? null;
    await noteStatus(tx, 'REACTIVATED', why, change);
    await tell(tx, account, (locale) => reactivatedLetter(locale, why), now);
  });
}

/** Whether nobody else could open the administrators' area. */
export const isLastAdministrator = async (db: Database | Tx, userId: string): Promise<boolean> =>
  (await countOtherAdministrators(db, userId)) === 0;

/** Two administrators who suspend each other: the second one no longer may. */
async function refuseSuspended(tx: Tx, actor: Actor): Promise<void> {
  if (actor === null) return;
  const account = await findUser(tx, actor.id);
  if (account?.status === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
}

const noteStatus = (
  tx: Tx,
  kind: 'SUSPENDED' | 'REACTIVATED',
  reason: string | null,
  { userId, actor, now }: Change,
): Promise<void> =>
  insertLogEntry(tx, { user_id: userId, kind, reason, done_by: actor?.email ?? null, created_at: now });

async function tell(tx: Tx, account: Account, letterIn: (locale: Locale) => Letter, now: Date): Promise<void> {
  const letter = letterIn(await mailLanguage(tx, account, null));
  const expiresAt = new Date(now.getTime() + noticeDays * 86_400_000);
  await queueMail(tx, { userId: account.id, address: account.email, letter, expiresAt }, now);
}

/**
 * Sets a plan and gives its credits, once. The plan that the account has already changes nothing, unless `again` asks for
 * its credits once more. Throws ACCOUNT_NOT_FOUND.
 */
export async function changePlan(
  db: Database,
  { plan, again = false }: { plan: PlanName; again?: boolean },
  { userId, actor, now }: Change,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await lockPlan(tx, userId);
    if (!account) throw new ApiError('ACCOUNT_NOT_FOUND');
    if (account.plan === plan && !again) return;
    await setPlan(tx, userId, plan);
    const credits = isPlan(plan) ? plans[plan] : null;
    const today = localDate(now, zoneAt(account, now));
    const note = `plan ${plan}`;
    const ledger_id = credits && (await grantCredits(tx, { userId, amount: credits, note, today, now }));
    const done_by = actor?.email ?? null;
    await insertLogEntry(tx, {
      user_id: userId,
      kind: 'PLAN_CHANGED',
      plan,
      credits,
      ledger_id,
      done_by,
      created_at: now,
    });
  });
}

export interface Gift {
  amount: number;
  reason: string | null;
  /** A retry with the same key gives nothing more. */
  key: string | null;
}

/** Adds credits and notes why. Throws ACCOUNT_NOT_FOUND, and IDEMPOTENCY_KEY_REUSED for a key of other credits. */
export async function giveCredits(db: Database, gift: Gift, { userId, actor, now }: Change): Promise<void> {
  const { amount, key } = gift;
  const reason = gift.reason?.trim() ?? null;
  await db.transaction().execute(async (tx) => {
    const account = await lockPlan(tx, userId);
    if (!account) throw new ApiError('ACCOUNT_NOT_FOUND');
    const former = key === null ? undefined : await findEntryOfKey(tx, userId, key);
    if (former && (former.credits !== amount || former.reason !== reason)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    if (former) return;
    const today = localDate(now, zoneAt(account, now));
    const ledger_id = await grantCredits(tx, { userId, amount, note: reason, today, now });
    await insertLogEntry(tx, {
      user_id: userId,
      kind: 'CREDITS_GRANTED',
      reason,
      credits: amount,
      ledger_id,
      done_by: actor?.email ?? null,
      idempotency_key: key,
      created_at: now,
    });
  });
}
