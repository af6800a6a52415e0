import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { accountGone } from '../http/signed-in.ts';
import type { LocalDate } from '../time/local-days.ts';

export interface Balance {
  day: LocalDate;
  used_today: number;
  granted: number;
}

/** Opens the credit account of a new person. */
export async function openAccount(tx: Tx, userId: string, today: LocalDate): Promise<void> {
  await tx.insertInto('credit_accounts').values({ user_id: userId, day: today }).execute();
}

export async function findBalance(db: Database, userId: string): Promise<Balance> {
  return balanceOf(db, userId).executeTakeFirstOrThrow(accountGone);
}

/**
 * Takes the lock on a person's credits. Everything that spends for them waits here, one at a time,
 * until the transaction of the holder ends.
 */
export async function lockCredits(tx: Tx, userId: string): Promise<Balance> {
  return balanceOf(tx, userId).forUpdate().executeTakeFirstOrThrow(accountGone);
}

const balanceOf = (db: Database, userId: string) =>
  db.selectFrom('credit_accounts').select(['day', 'used_today', 'granted']).where('user_id', '=', userId);

/** Notes a grant in the ledger, adds it to the balance and returns its id in the ledger. */
export async function insertGrant(
  tx: Tx,
  grant: Pick<Insertable<Schema['credit_ledger']>, 'user_id' | 'amount' | 'note' | 'local_date' | 'created_at'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('credit_ledger')
    .values({ ...grant, kind: 'GRANT', source: 'GRANTED', question_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('credit_accounts')
    .set((column) => ({ granted: column('granted', '+', grant.amount) }))
    .where('user_id', '=', grant.user_id)
    .execute();
  return id;
}

/**
 * Gives the credit of an answer back, to stay until it is spent; false, with nothing done, where the answer cost none, it
 * came back before, or the account is gone. Locks the person's credits.
 */
export async function insertReturn(
  tx: Tx,
  answer: Pick<Insertable<Schema['credit_ledger']>, 'user_id' | 'local_date' | 'created_at'> & { question_id: string },
): Promise<boolean> {
  const { user_id, question_id, local_date, created_at } = answer;
  const { rows } = await sql`
    with account as materialized (
      select user_id from credit_accounts where user_id = ${user_id} for update
    ), entry as (
      insert into credit_ledger (user_id, kind, source, amount, question_id, local_date, created_at)
      select user_id, 'RETURN', 'GRANTED', 1, question_id, ${local_date}::date, ${created_at}::timestamptz
      from credit_ledger join account using (user_id)
      where question_id = ${question_id} and kind = 'ANSWER'
      on conflict do nothing returning user_id
    )
    update credit_accounts set granted = granted + 1 from entry where credit_accounts.user_id = entry.user_id
    returning 1`.execute(tx);
  return rows.length > 0;
}

export interface AnswerCost {
  userId: string;
  examId: string;
  questionId: string;
  today: LocalDate;
  now: Date;
}

/** Notes what an answer costs in the ledger, takes it from the balance and adds it to its day. */
export async function insertSpending(
  tx: Tx,
  { userId, examId, questionId, today, now }: AnswerCost,
  { source, balance }: { source: 'DAILY' | 'GRANTED'; balance: Balance },
): Promise<void> {
  await tx
    .updateTable('credit_accounts')
    .set((column) => ({ ...balance, used_total: column('used_total', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
  const entry = { user_id: userId, kind: 'ANSWER' as const, source, amount: -1, question_id: questionId, note: null };
  await tx
    .insertInto('credit_ledger')
    .values({ ...entry, local_date: today, created_at: now })
    .execute();
  await sql`
    insert into study_days (user_id, exam_id, local_date, credits) values (${userId}, ${examId}, ${today}, 1)
    on conflict (user_id, local_date, exam_id) do update set credits = study_days.credits + 1`.execute(tx);
}
