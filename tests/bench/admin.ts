// `npm run bench:admin`: how long the administrators' figures take on a platform with a million answers, against one with
// ten thousand, both loaded as the demo is. Exit code 1 when they grow by more than is asked; takes some minutes.
import { buildApp } from '../../apps/api/src/app.ts';
import { hashPassword } from '../../apps/api/src/auth/secrets.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { administrator, loadDemo, usualSize } from '../../apps/api/src/demo/load.ts';
import { createTestDatabase, startTestServer } from '../../apps/api/src/testing/test-server.ts';
import { median, table } from './figures.ts';

/** Answers of the smaller and the larger platform. */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 1_000_000];
/** About so many answers come from each learner of the demo. */
const answersEach = 112;
const calls = 200;
const limit = 1.5;
const paths = [
  '/admin/dashboard?period=30d',
  '/admin/dashboard?period=90d',
  '/admin/dashboard',
  '/admin/summary',
  '/admin/exam/clf-c02?period=30d',
];

const password = 'Administra1!';
const passwordHash = await hashPassword(password);
const server = await startTestServer();
const platforms: Awaited<ReturnType<typeof open>>[] = [];
try {
  for (const answers of sizes) platforms.push(await open(answers));
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  for (const { app, database } of platforms) {
    await app.close();
    await database.drop();
  }
  await server.stop();
}

/** A platform with about so many answers, and how to call it as an administrator. */
async function open(answers: number) {
  const database = await createTestDatabase(server.connection);
  const loaded = await loadDemo({
    owner: { ...server.connection, ...(database.connection.database && { database: database.connection.database }) },
    now: new Date(),
    passwordHash,
    freeDaily: 5,
    // None of these figures reads them.
    hasStatistics: false,
    size: { ...usualSize, learners: Math.round(answers / answersEach) },
    say: (line) => process.stderr.write(`  ${line}\n`),
  });
  await database.pool.query('vacuum analyze');
  const config = readConfig({ RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' });
  const app = await buildApp({ config, ...database, clock: () => new Date(), serveSite: false });
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/users/auth/login',
    payload: { email: administrator.email, password },
  });
  const { token } = login.json<{ data: { token: string } }>().data;
  const call = async (path: string) => {
    const answer = await app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.body}`);
  };
  return { app, database, loaded, call };
}

async function measure(): Promise<boolean> {
  let isFlat = true;
  const lines: string[][] = [];
  for (const path of paths) {
    const times = platforms.map((): number[] => []);
    for (let number = 0; number < calls; number++) {
      for (const [place, { call }] of number % 2 ? [...platforms.entries()] : [...platforms.entries()].toReversed()) {
        const began = performance.now();
        await call(path);
        times[place]?.push(performance.now() - began);
      }
    }
    const medians = times.map(median);
    const growth = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    isFlat &&= growth <= limit;
    lines.push([`GET ${path}`, ...medians.map((time) => time.toFixed(2)), growth.toFixed(2), `≤ ${limit}`]);
  }
  console.log(`\nMilliseconds with so many answers on the platform: medians of ${calls} calls, taken in turn\n`);
  console.log(table(['call', ...platforms.map(({ loaded }) => String(loaded)), 'ratio', 'asked'], lines));
  return isFlat;
}
