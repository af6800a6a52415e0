import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder that takes the mails where no SMTP server is set up. */
export const outboxFolder = (dataFolder: string): string => join(dataFolder, 'outbox');

/** Writes a whole mail as an .eml file that only its owner can read. */
export async function keepInOutbox(folder: string, mail: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
  // Nobody who watches the folder meets half a mail.
  await writeFile(`${file}.part`, mail, { mode: 0o600, flag: 'wx' });
  await rename(`${file}.part`, file);
}
