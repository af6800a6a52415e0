import type { FastifyBaseLogger } from 'fastify';
import { findUserByEmail } from '../auth/queries.ts';
import type { Database } from '../database/database.ts';
import { logSecurity } from '../http/security-log.ts';
import type { Command } from './parse-command.ts';

/** Notes in the security log what an operator has done to an account. */
export async function logCommand(db: Database, log: FastifyBaseLogger, command: Command): Promise<void> {
  if (!('email' in command)) return;
  const account = await findUserByEmail(db, command.email);
  logSecurity(log, command.do, { outcome: 'done', account: account?.id ?? null });
}
