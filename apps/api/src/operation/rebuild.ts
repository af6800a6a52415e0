import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { lockCredits } from '../credits/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { lockEnrolments } from '../enrolments/queries.ts';
import { countAnswers, lockCounting } from '../platform/service.ts';
import { rebuildReadiness } from '../readiness/service.ts';
import { forgetStatistics, tallyAnswers } from '../statistics/service.ts';
import type { Progress } from './backup.ts';
import { countPerson, countPlatform, listPeopleFrom, platformTables } from './queries.ts';

const batch = 200;

/**
 * Makes every sum anew from what was done, while the server runs: those of each person under the locks that answers take,
 * then those of the platform. Sums that outlive deleted accounts are only ever raised, but for the statistics of questions,
 * which are those of the answers that are left. Returns how many people it counted.
 */
export async function rebuildSums(db: Database, now: Date, say: Progress): Promise<number> {
  const people = await rebuildTotals(db, say);
  await inLongTransaction(db, forgetStatistics);
  await tallyAll(db, now, say);
  return people;
}

/** The same without the statistics of questions, for which every answer's question is opened. */
export async function rebuildTotals(db: Database, say: Progress): Promise<number> {
  await countAnswers(db);
  let people = 0;
  for (let last = ''; ;) {
    const ids = await listPeopleFrom(db, last, batch);
    for (const id of ids) await inLongTransaction(db, (tx) => rebuildPerson(tx, id));
    people += ids.length;
    const end = ids.at(-1);
    if (end === undefined) break;
    last = end;
    say(`${people} people`);
  }
  for (const table of platformTables) await inLongTransaction(db, (tx) => countPlatform(tx, table));
  return people;
}

/** Some batches at a time, so that it can say how far it is. */
async function tallyAll(db: Database, now: Date, say: Progress): Promise<void> {
  let answers = 0;
  for (let taken; (taken = await tallyAnswers(db, now, 10)) > 0;) {
    answers += taken;
    say(`${answers} answers in the statistics of questions`);
  }
}

async function rebuildPerson(tx: Tx, id: string): Promise<void> {
  await lockCredits(tx, id);
  await lockEnrolments(tx, id);
  await lockCounting(tx);
  await countPerson(tx, id);
  await rebuildReadiness(tx, id);
}

/** A transaction that may take its time. */
export function inLongTransaction<Result>(db: Kysely<Schema>, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '30s', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
    return work(tx);
  });
}
