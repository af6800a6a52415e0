import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blameFolder } from '../database/process-owner.ts';

/** File with the random password of the first administrator, until somebody signs in with it. */
export const firstPasswordFile = (dataFolder: string): string => join(dataFolder, 'administrator.txt');

/** Writes that file, for its owner alone. */
export function keepFirstPassword(dataFolder: string, email: string, password: string): void {
  try {
    mkdirSync(dirname(dataFolder), { recursive: true }); // enterable, as the embedded database needs it
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    writeFileSync(firstPasswordFile(dataFolder), `${email}\n${password}\n`, { mode: 0o600 });
  } catch (error) {
    blameFolder(dataFolder)(error);
  }
}

/** Removes it, if there is one. */
export function forgetFirstPassword(dataFolder: string): void {
  const file = firstPasswordFile(dataFolder);
  if (existsSync(file)) rmSync(file, { force: true });
}
