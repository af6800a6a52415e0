// `npm run bench`: how fast the calls of every day are against one statement behind Fastify, and how they grow with a
// learner's history. The database waits for the disk, as the product's does and tests do not: what is answered is kept.
// Exit code 1 when a figure misses what is asked of it.
import { startEmbedded } from '../../apps/api/src/database/embedded.ts';
import { dataFolder } from '../../apps/api/src/data-folder.ts';
import { createTestDatabase, namedServer } from '../../apps/api/src/testing/test-server.ts';
import { measureGrowth } from './history.ts';
import { measureRates } from './rates.ts';

const server = namedServer() ?? (await startEmbedded(dataFolder(undefined, 'bench'), 'prepar'));
const database = await createTestDatabase(server.connection, true);
try {
  const reached = [await measureRates(database), await measureGrowth(database)];
  process.exitCode = reached.every(Boolean) ? 0 : 1;
} finally {
  await database.drop();
  await server.stop();
}
