import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blameFolder } from '../database/process-owner.ts';

/** File with the server's own secret, where no setting gives one. */
export const secretFile = (dataFolder: string): string => join(dataFolder, 'secret.key');

/** The secret of a data folder, made at the first use. Of processes that make it at once all get the same one. */
export function keptSecret(dataFolder: string): string {
  const file = secretFile(dataFolder);
  try {
    return readSecret(file) ?? makeSecret(file);
  } catch (error) {
    return blameFolder(dataFolder)(error);
  }
}

function makeSecret(file: string): string {
  mkdirSync(dirname(dirname(file)), { recursive: true }); // enterable, as the embedded database needs it
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const written = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(written, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(written, file); // whole or not at all, and only where there is none
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(written);
  }
  return readFileSync(file, 'utf8').trim();
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
