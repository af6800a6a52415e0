import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder that takes the mails where no SMTP server is set up. */
export const outboxFolder = (dataFolder: string): string => join(dataFolder, 'outbox');

/** Writes a whole mail as an .eml file that only its owner can read. */
export async function keepInOutbox(folder: string, userId: string, mail: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${userId}-${randomUUID()}.eml`);
  // Nobody who watches the folder meets half a mail.
  await writeFile(`${file}.part`, mail, { mode: 0o600, flag: 'wx' });
  await rename(`${file}.part`, file);
}

/** Removes every mail of an account. */
export async function clearOutbox(folder: string, userId: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const theirs = names.filter((name) => name.includes(`-${userId}-`));
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
}
