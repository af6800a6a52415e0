import { hashPassword } from '../../apps/api/src/auth/secrets.ts';
import { loadDemo, usualSize } from '../../apps/api/src/demo/load.ts';
import { createTestDatabase, startTestServer } from '../../apps/api/src/testing/test-server.ts';
import { median } from './figures.ts';
import { findDashboard, selectPlatformTotals } from '../../apps/api/src/admin/queries.ts';
const server = await startTestServer();
const passwordHash = await hashPassword('Administra1!');
const dbs = [];
for (const answers of [10_000, 1_000_000]) {
  const database = await createTestDatabase(server.connection);
  await loadDemo({
    owner: { ...server.connection, database: database.connection.database! },
    now: new Date(),
    passwordHash,
    freeDaily: 5,
    hasStatistics: false,
    size: { ...usualSize, learners: Math.round(answers / 112) },
    say: () => {},
  });
  await database.pool.query('vacuum analyze');
  dbs.push(database);
}
const day = (n: number) => new Date(Date.now() - (n - 1) * 86400000).toISOString().slice(0, 10);
const cost = `coalesce(sum(count), 0)::bigint as count, coalesce(sum(tokens), 0)::bigint as tokens, coalesce(sum(cost_usd), 0) as cost`;
const queries: Record<string, (n: number) => string> = {
  answers: (n) =>
    `select exam_id, sum(answered), sum(correct) from platform_days where day >= '${day(n)}' group by exam_id`,
  enrolled: () => 'select exam_id, sum(enrolled) as enrolled from enrolment_totals group by exam_id',
  usage: (n) =>
    `select exam_id, model, operation, ${cost} from generation_days where day >= '${day(n)}' group by exam_id, model, operation order by model, operation`,
  usageDays: (n) =>
    `select day, ${cost}, coalesce(sum(count) filter (where operation = 'x'), 0)::bigint as questions from generation_days where day >= '${day(n)}' group by day`,
  calls: (n) =>
    `select model, operation, outcome, step, sum(calls)::bigint as calls from model_call_days where day >= '${day(n)}' group by model, operation, outcome, step order by model, operation, outcome, step`,
  accounts: () => 'select day, sum(accounts) as accounts from account_days group by day',
  active7: () => `select count(*) as active from answer_totals where last_answer_at >= now() - interval '7 days'`,
  active30: () => `select count(*) as active from answer_totals where last_answer_at >= now() - interval '30 days'`,
  sessions: (n) =>
    `select coalesce(sum(ended), 0), coalesce(sum(study_ms), 0) from session_days where day >= '${day(n)}'`,
  mostActive: () =>
    `select totals.user_id, name, email, totals.answered, model_cost_usd from answer_totals totals join users on users.id = totals.user_id join credit_accounts account on account.user_id = totals.user_id where totals.answered > 0 order by totals.answered desc, totals.user_id limit 5`,
};
for (const n of [30, 90])
  for (const [name, text] of Object.entries(queries)) {
    const out = [];
    for (const { pool } of dbs) {
      const times = [];
      let rows = 0;
      for (let i = 0; i < 60; i++) {
        const b = performance.now();
        rows = (await pool.query(text(n))).rows.length;
        times.push(performance.now() - b);
      }
      out.push(`${median(times).toFixed(2)} (${rows})`);
    }
    console.log(n, name.padEnd(12), out.join('   '));
  }
for (const n of ['calls', 'usageDays', 'active30', 'accounts'])
  for (const { pool } of dbs)
    console.log(
      n,
      (await pool.query('explain (analyze, buffers) ' + queries[n]!(90))).rows
        .map((r) => Object.values(r)[0])
        .join('\n'),
    );
for (const t of [
  'model_call_days',
  'model_call_totals',
  'generation_days',
  'account_days',
  'session_days',
  'platform_days',
  'enrolment_totals',
  'generation_totals',
  'platform_domains',
  'answer_totals',
]) {
  const o = [];
  for (const { pool } of dbs) o.push((await pool.query(`select count(*) from ${t}`)).rows[0].count);
  console.log(t, o.join(' '));
}
const { createServer } = await import('node:http');
console.log(
  'dbs',
  server.connection,
  dbs.map((d) => d.connection.database),
);
await new Promise((r) => setTimeout(r, 900_000));
