import { chownSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { SettingError } from '../config.ts';

/** The user that runs PostgreSQL: nobody when this process is root, otherwise this process's own. */
export const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** What to say when the data folder, or something in it, cannot be read or written. */
export function unusableFolder(folder: string, reason: string): SettingError {
  return new SettingError(
    `The data folder ${folder} cannot be used:\n${reason.trim()}\n` +
      'Check that its disk has free space and that this user may write to it, or name another folder in PREPAR_DATA_DIR.',
  );
}

/** Passes an error on; one for want of space or permission as what is wrong with the data folder. */
export function blameFolder(folder: string): (error: unknown) => never {
  return (error) => {
    throw isOfDisk(error) ? unusableFolder(folder, error.message) : error;
  };
}

// Of the system, then of PostgreSQL: a full disk, and class 58, failed calls to the system.
const diskErrors = /^(EACCES|EDQUOT|EEXIST|EFBIG|EIO|ENOSPC|ENOTDIR|EPERM|EROFS|53100|58...)$/;

const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && diskErrors.test(error.code);

/** Creates a folder for PostgreSQL (mode 700, its parents 755), or explains who cannot reach what. */
export function makeFolder(folder: string): void {
  try {
    // The mode of a recursive mkdir also goes to the parents; they must stay enterable.
    mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (owner) chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    throw unusableFolder(folder, error instanceof Error ? error.message : String(error));
  }
  if (owner) refuseUnreachable(folder);
}

function refuseUnreachable(folder: string): void {
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    const { mode, uid } = statSync(parent);
    const enterable = uid === owner?.uid ? mode & 0o100 : mode & 0o001;
    if (!enterable)
      throw new SettingError(
        `The database runs as the unprivileged user nobody, who cannot enter ${parent} on the way to ${folder}.\n` +
          `Name a folder outside it in PREPAR_DATA_DIR, or allow entering it: chmod o+x ${parent}`,
      );
    if (parent === dirname(parent)) return;
  }
}
