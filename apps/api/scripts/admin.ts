// `npm run admin -- …`: what an operator does without the portal. Exit code 1: it could not be done; 2: it was not understood.
import fastify from 'fastify';
import { agree } from '../src/admin/agree.ts';
import { logCommand } from '../src/admin/command-log.ts';
import { Refusal, runCommand } from '../src/admin/commands.ts';
import { parseCommand, usage, UsageError } from '../src/admin/parse-command.ts';
import { readPassword } from '../src/admin/read-password.ts';
import { readConfig, SettingError } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.do === 'help') console.log(usage);
  else await onDatabase(command);
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  console.error(explain(error));
}

async function onDatabase(command: Parameters<typeof runCommand>[0]): Promise<void> {
  const config = readConfig(process.env);
  const { db, owner, place, close } = await openDatabase(config);
  try {
    const told = await runCommand(command, {
      db,
      config,
      now: new Date(),
      owner,
      say: (line) => console.error(line),
      agree: (question) => agree(question, process.stdin, process.stderr),
      readPassword: () => readPassword(process.stdin, process.stderr),
    });
    for (const line of told) console.log(line);
    // Beside what the operator is told: lines of the server's log, for those who collect it.
    const { log } = fastify({ logger: { level: config.logLevel, stream: process.stderr } });
    await logCommand(db, log, command);
  } catch (error) {
    if (error instanceof Refusal) error.message += `\nData lies in ${place}`;
    throw error;
  } finally {
    await close();
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nnpm run admin -- help shows every command.`;
  if (error instanceof Refusal || error instanceof SettingError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
