// Stops the PostgreSQL of the tests if an interrupted run left it behind.
import { startTestServer } from './test-server.ts';

const server = await startTestServer();
await server.stop();
