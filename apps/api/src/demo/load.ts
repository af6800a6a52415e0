import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { isActive, listExams } from '../catalogue/catalogue.ts';
import { createPool } from '../database/pool.ts';
import type { Schema } from '../database/schema.ts';
import { copyIn } from '../operation/copy.ts';
import { rebuildSums, rebuildTotals } from '../operation/rebuild.ts';
import { insertBook } from '../questions/queries.ts';
import { addDays, defaultTimeZone, localDate } from '../time/local-days.ts';
import { type Bank, bankOf } from './bank.ts';
import { chanceOf } from './chance.ts';
import { learnerBy, shownLearner } from './learner.ts';
import { columns, Rows, tables } from './rows.ts';
import { study, type World } from './study.ts';
import { Usage } from './usage.ts';

export interface DemoSize {
  /** How many people register. */
  learners: number;
  /** How many days the platform has been there. */
  days: number;
  /** Questions of each exam that people are asked. */
  questions: number;
}

export const usualSize: DemoSize = { learners: 420, days: 180, questions: 900 };

export interface Demo {
  /** The database with the rights of its owner, empty. */
  owner: ClientConfig;
  now: Date;
  /** What everybody signs in with. */
  passwordHash: string;
  freeDaily: number;
  size?: DemoSize;
  /** False leaves the statistics of questions empty, which take half of the time. */
  hasStatistics?: boolean;
  say: (line: string) => void;
}

export const administrator = { name: 'Renato Farias', email: 'admin@prepar.example' };
/** The learner to sign in as. */
export const learnerEmail = 'marina@prepar.example';

const seed = 'prepar';
/** People whose rows are in memory at once. */
const batch = 60;

/**
 * Fills an empty database with months of simulated people, the same ones at every load, their days counted back from now.
 * Returns how many questions they answered. Throws, and changes nothing, where somebody has an account already.
 */
export async function loadDemo(demo: Demo): Promise<number> {
  const { now, say, size = usualSize, hasStatistics = true } = demo;
  // A load that is lost to a crash is begun again: nothing waits for the disk.
  const owner = { ...demo.owner, options: '-c synchronous_commit=off -c idle_in_transaction_session_timeout=0' };
  const client = new Client({ ...owner, statement_timeout: 0 });
  await client.connect();
  const banks = new Map<string, Bank>();
  let answered = 0;
  try {
    await client.query('begin');
    await client.query('lock table users in exclusive mode');
    const { rowCount } = await client.query('select from users limit 1');
    if (rowCount !== 0) throw new Error('The demo is only loaded into a database without accounts.');
    for (const exam of listExams().filter(isActive)) {
      banks.set(exam.id, bankOf(exam, size.questions, seed));
      say(`${exam.code}: ${size.questions} questions`);
    }
    answered = await fill(client, worldOf(demo, size, banks), size, say);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the connection may be what failed
    throw error;
  } finally {
    await client.end();
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool({ ...owner, max: 2 }) }) });
  try {
    for (const { bookId, bookBody } of banks.values()) await insertBook(db, bookId, bookBody, now);
    say('Counting …');
    await (hasStatistics ? rebuildSums(db, now, say) : rebuildTotals(db, say));
  } finally {
    await db.destroy();
  }
  return answered;
}

function worldOf({ now, freeDaily, passwordHash }: Demo, { days }: DemoSize, banks: ReadonlyMap<string, Bank>): World {
  const firstDay = addDays(localDate(now, defaultTimeZone), 1 - days);
  const administratorEmail = administrator.email;
  const rows = new Rows();
  const usage = new Usage(rows);
  return { rows, usage, banks, firstDay, days, now, freeDaily, passwordHash, administratorEmail };
}

async function fill(client: Client, world: World, size: DemoSize, say: Demo['say']): Promise<number> {
  const examIds = [...world.banks.keys()];
  addAdministrator(world);
  let answered = 0;
  for (let number = 0; number < size.learners; number++) {
    const chance = chanceOf(`${seed} ${number}`);
    const learner =
      number === 0 ? shownLearner(chance, size.days, examIds) : learnerBy(chance, number, size.days, examIds);
    answered += study(world, learner, chance);
    if ((number + 1) % batch !== 0) continue;
    await store(client, world.rows);
    say(`${number + 1} of ${size.learners} learners, ${answered} answers`);
  }
  world.usage.write();
  await store(client, world.rows);
  // What administrators see of plans: each stands beside the credits that it gave.
  await client.query(
    `insert into account_log (user_id, kind, plan, credits, ledger_id, done_by, created_at)
    select user_id, 'PLAN_CHANGED', substr(note, 6), amount, id, $1, created_at from credit_ledger
    where kind = 'GRANT' order by created_at`,
    [world.administratorEmail],
  );
  return answered;
}

function addAdministrator({ rows, firstDay, passwordHash }: World): void {
  const { name, email } = administrator;
  const id = chanceOf(`${seed} administrator`).id();
  const created = new Date(`${firstDay}T09:00:00Z`);
  rows.add(
    ...(['users', id, name, email, email, created, passwordHash, created, 'ADMIN', 'active'] as const),
    ...(['BR', 'pt-BR', defaultTimeZone, created, created] as const),
  );
  rows.add('credit_accounts', id, firstDay, 0, 0, 0, 'free', '0');
}

async function store(client: Client, rows: Rows): Promise<void> {
  for (const table of tables) {
    const list = columns[table].split(' ').map(escapeIdentifier).join(', ');
    const lines = rows.take(table);
    if (lines.length > 0) await copyIn(client, `copy ${escapeIdentifier(table)} (${list}) from stdin`, lines);
  }
}
