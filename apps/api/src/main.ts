import { flushCompileCache } from 'node:module';
import { buildApp } from './app.ts';
import { ensureAdministrator } from './admin/first-administrator.ts';
import { readConfig, SettingError } from './config.ts';
import { openDatabase } from './database/database.ts';
import { outboxFolder } from './mail/outbox.ts';
import { startHousekeeping } from './system/housekeeping.ts';

const say = (text: string) => console.log(`  ${text}`);
const closers: (() => Promise<void>)[] = [];
let closing: Promise<void> | null = null;

// A terminal's Ctrl-C arrives twice: from the terminal and from the launcher.
function close(): Promise<void> {
  closing ??= (async () => {
    for (const step of closers.toReversed()) await step();
  })();
  return closing;
}
function end(code: number): void {
  void close().finally(() => process.exit(code));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
process.on('disconnect', () => end(0));

try {
  const config = readConfig(process.env);
  say('Starting the database …');
  const database = await openDatabase(config);
  closers.push(database.close);
  const clock = () => new Date();
  const first = await ensureAdministrator(database.db, config, clock());

  const app = await buildApp({ config, db: database.db, clock });
  closers.push(() => app.close());
  closers.push(startHousekeeping(database.db, clock));
  await app.listen({ port: config.port, host: config.host });

  const address = config.publicUrl ?? app.listeningOrigin.replace('127.0.0.1', 'localhost');
  say('');
  say(`Prepar runs at  ${address}`);
  say(`API reference   ${address}/docs`);
  say(`Data lies in    ${database.place}`);
  if (config.mail.smtpUrl === null) say(`Mail lies in    ${outboxFolder(config.dataFolder)}   (to send it, set SMTP_URL)`);
  for (const line of first) say(line);
  say('Stop with Ctrl-C.');
  flushCompileCache(); // where the launcher keeps one; a process that is killed would not leave it
} catch (error) {
  console.error(`\n${explain(error)}`);
  await close();
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] || 3000} is in use; perhaps Prepar runs already. Stop that program, or choose another port: PORT=3001 npm start`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
