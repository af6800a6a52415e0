// Runs the whole product on a database of its own for tests in a browser, with a mail server and the two providers of
// identities on this machine. Prints where it listens, and where the test controls it: POST /clock {"advanceMs": n} moves
// the server's time, GET /mails?to=address returns what was mailed there, oldest first. Everything is gone when it stops.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../app.ts';
import { ensureAdministrator } from '../admin/first-administrator.ts';
import { readConfig } from '../config.ts';
import { startOauthPeer } from './oauth-peer.ts';
import { startSmtpPeer } from './smtp-peer.ts';
import { createTestDatabase, startTestServer } from './test-server.ts';

const [smtp, ...providers] = await Promise.all([startSmtpPeer(), startOauthPeer('google'), startOauthPeer('github')]);
const config = readConfig({
  RATE_LIMIT_FACTOR: '1000',
  ADMIN_PASSWORD: 'Administra1!',
  LOG_LEVEL: 'error',
  ...smtp.environment,
  ...providers[0].environment,
  ...providers[1].environment,
  ...process.env,
  PORT: '0',
});
const server = await startTestServer();
const database = await createTestDatabase(server.connection);
let offset = 0;
const clock = () => new Date(Date.now() + offset);
await ensureAdministrator(database.db, config, clock());
const app = await buildApp({ config, db: database.db, clock, checkAnswers: true });
await app.listen({ port: 0, host: 'localhost' });

const mailsTo = (address: string) =>
  smtp.mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ content: { subject, text, html } }) => ({ subject, text, html }));

const control = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (pathname === '/mails') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mailsTo(searchParams.get('to') ?? '')));
    return;
  }
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const { advanceMs } = JSON.parse(text) as { advanceMs: number };
    offset += advanceMs;
    response.end(JSON.stringify({ now: clock().toISOString() }));
  });
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));

const port = (app.server.address() as AddressInfo).port;
process.stdout.write(`Listening on http://localhost:${port} controlled by http://127.0.0.1:${(control.address() as AddressInfo).port}\n`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    control.close();
    void app
      .close()
      .then(() => Promise.all([smtp, ...providers].map((peer) => peer.stop())))
      .then(() => database.drop())
      .then(() => server.stop())
      .finally(() => process.exit(0));
  });
}
