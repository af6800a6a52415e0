// The product's API on a given database, as `npm start` runs it but for limits that a benchmark would meet.
import { buildApp } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { connectTo } from '../../apps/api/src/database/database.ts';

const connections = connectTo(JSON.parse(process.argv[2] ?? '') as object);
const config = readConfig({ RATE_LIMIT_FACTOR: '100000', FREE_DAILY_CREDITS: '10000', LOG_LEVEL: 'error' });
const app = await buildApp({ config, ...connections, clock: () => new Date(), serveSite: false });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(app.listeningOrigin);
process.on('disconnect', () => process.exit(0));
