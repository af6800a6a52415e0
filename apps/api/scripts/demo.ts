// `npm run demo`: the product with a believable installation, in a folder and on a database of its own. Loads it at the
// first start, and anew with `-- --fresh`; then serves it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPassword, hashPassword } from '../src/auth/secrets.ts';
import { readConfig } from '../src/config.ts';
import { dataFolder } from '../src/data-folder.ts';
import { openDatabase } from '../src/database/database.ts';
import { administrator, learnerEmail, loadDemo } from '../src/demo/load.ts';
import { isInUse } from '../src/operation/restore.ts';

const folder = dataFolder(undefined, 'demo');
/** Says that everything was loaded, and what with to sign in. For its owner alone. */
const noteFile = join(folder, 'demo.json');

/** Settings that lead to other data or to other people have no place here. */
const ignored = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];
for (const name of ignored) delete process.env[name];
process.env['PREPAR_DATA_DIR'] = folder;

const say = (line: string) => console.log(`  ${line}`);

if (process.argv.includes('--fresh') || !existsSync(noteFile)) {
  await removeOld();
  await load();
}
await import('../src/main.ts');
const { password } = JSON.parse(readFileSync(noteFile, 'utf8')) as { password: string };
say('');
say(`Learner         ${learnerEmail}`);
say(`Administrator   ${administrator.email}`);
say(`Password        ${password}   (of both)`);
say('To load it anew: npm run demo -- --fresh');

/** Whatever an earlier load left, whole or not. */
async function removeOld(): Promise<void> {
  if (!existsSync(folder)) return;
  const { owner, close } = await openDatabase({ databaseUrl: null, dataFolder: folder });
  const isRunning = await isInUse(owner);
  await close();
  if (isRunning) {
    console.error('\nThe demo runs already. Stop it first.');
    process.exit(1);
  }
  rmSync(folder, { recursive: true });
}

async function load(): Promise<void> {
  const began = performance.now();
  say('Loading the demo …');
  const { freeDailyCredits } = readConfig(process.env);
  const { owner, close } = await openDatabase({ databaseUrl: null, dataFolder: folder });
  try {
    const password = createPassword();
    const passwordHash = await hashPassword(password);
    const answers = await loadDemo({ owner, now: new Date(), passwordHash, freeDaily: freeDailyCredits, say });
    writeFileSync(noteFile, JSON.stringify({ password }), { mode: 0o600 });
    say(`${answers} answers in ${Math.round((performance.now() - began) / 1000)} s`);
  } finally {
    await close();
  }
}
