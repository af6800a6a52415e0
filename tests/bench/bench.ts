// `npm run bench`: how fast the calls of every day are against one statement behind Fastify, and how they grow with a
// learner's history. Exit code 1 when a figure misses what is asked of it.
import { createTestDatabase, startTestServer } from '../../apps/api/src/testing/test-server.ts';
import { measureGrowth } from './history.ts';
import { measureRates } from './rates.ts';

const server = await startTestServer();
const database = await createTestDatabase(server.connection);
try {
  const reached = [await measureRates(database), await measureGrowth(database)];
  process.exitCode = reached.every(Boolean) ? 0 : 1;
} finally {
  await database.drop();
  await server.stop();
}
