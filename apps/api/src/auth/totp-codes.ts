import { randomInt } from 'node:crypto';
import { verifySync } from 'otplib';
import type { Database } from '../database/database.ts';
import type { Seal } from './seal.ts';
import { hashToken } from './secrets.ts';
import { findTotp, takeRecoveryCode, takeStep } from './totp-queries.ts';

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** The time step of a code that an app with this secret shows about now, or null. Clocks may differ by 30 seconds. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isOfApp(code)) return null;
  const result = verifySync({ secret, token: code, epoch: Math.floor(now.getTime() / 1000), epochTolerance: 30 });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Whether sign-in asks an account for a code. */
export async function usesTotp(db: Database, userId: string): Promise<boolean> {
  const totp = await findTotp(db, userId);
  return totp !== undefined && totp.completed_at !== null;
}

/** Uses up a code of the app or a recovery code; says whether it could be used. A recovery code needs no seal to be opened. Throws UnreadableSecret. */
export async function takeCode(
  { db, seal }: { db: Database; seal: Seal },
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const totp = await findTotp(db, userId);
  if (!totp?.completed_at) return false;
  const typed = code.replaceAll(/\s/g, '').toLowerCase();
  const step = isOfApp(typed) ? stepOf(seal.open(totp.secret, userId), typed, now) : null;
  if (step !== null) return takeStep(db, userId, step);
  return takeRecoveryCode(db, userId, hashRecoveryCode(userId, typed));
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten new recovery codes of 50 random bits each. */
export const createRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => `${group()}-${group()}`);

export const hashRecoveryCode = (userId: string, code: string): Buffer => hashToken(`${userId} ${code}`);
