import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ensureAdministrator } from './admin/first-administrator.ts';
import { createSeal } from './auth/seal.ts';
import { sealTotpSecrets } from './auth/totp/at-rest.ts';
import { readConfig, SettingError } from './config.ts';
import { openDatabase } from './database/database.ts';
import { free } from './prices.ts';
import { outboxFolder } from './mail/outbox.ts';
import { startHousekeeping } from './system/housekeeping.ts';

const say = (text: string) => console.log(`  ${text}`);
const closers: (() => Promise<void>)[] = [];
let closingSince: number | null = null;

async function close(): Promise<void> {
  closingSince = performance.now();
  // Whatever hangs, the end comes.
  setTimeout(() => process.exit(1), 11_500).unref();
  for (const step of closers.toReversed()) await step();
}
function end(): void {
  if (closingSince === null) void close().then(() => process.exit(0), crash);
}
function endBySignal(): void {
  // A terminal's Ctrl-C arrives up to three times at once: from the terminal, npm and the launcher.
  if (closingSince !== null && performance.now() - closingSince > 500) process.exit(1);
  end();
}
/** What nobody expected leaves the process in a state that nobody knows. The launcher starts it again. */
function crash(error: unknown): never {
  console.error(`\n${explain(error)}`);
  process.exit(70);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endBySignal);
process.on('disconnect', end);
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

try {
  const config = readConfig(process.env);
  say('Starting the database …');
  const database = await openDatabase(config);
  closers.push(database.close);
  const clock = () => new Date();
  const first = await ensureAdministrator(database.db, config, clock());
  first.push(...(await sealTotpSecrets(database.db, createSeal(config))));

  const app = await buildApp({ config, ...database, clock });
  const stopHousekeeping = startHousekeeping(database.db, clock);
  closers.push(() => closeWithin(9000, app, stopHousekeeping));
  await app.listen({ port: config.port, host: config.host });

  const address = config.publicUrl ?? app.listeningOrigin.replace('127.0.0.1', 'localhost');
  say('');
  say(`Prepar runs at  ${address}`);
  say(`API reference   ${address}/docs`);
  say(`Data lies in    ${database.place}`);
  if (config.mail.smtpUrl === null)
    say(`Mail lies in    ${outboxFolder(config.dataFolder)}   (to send it, set SMTP_URL)`);
  const model = config.languageModel;
  if (model && model.price === free)
    say(`Calls to ${model.name} are recorded without a cost   (to know it, set AI_PRICES)`);
  for (const line of first) say(line);
  say('Stop with Ctrl-C.');
  process.send?.('serving');
  flushCompileCache(); // where the launcher keeps one; a process that is killed would not leave it
} catch (error) {
  console.error(`\n${explain(error)}`);
  await close();
  process.exit(1);
}

/** Lets calls under way end. Who takes longer, over a slow line for example, is cut off. */
async function closeWithin(milliseconds: number, app: FastifyInstance, stopHousekeeping: () => Promise<void>) {
  const closed = Promise.all([app.close(), stopHousekeeping()]);
  await Promise.race([closed, delay(milliseconds)]);
  app.server.closeAllConnections();
  await Promise.race([closed, delay(500)]);
}

function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] || 3000} is in use; perhaps Prepar runs already. Stop that program, or choose another port: PORT=3001 npm start`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
