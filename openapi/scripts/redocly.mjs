import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Root folder of this workspace. */
export const workspace = dirname(import.meta.dirname);

const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js');
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * Runs the Redocly command line without telemetry and update notices.
 * @param {string[]} args Arguments of the command line.
 * @param {string} folder Folder of the description; this workspace by default.
 * @returns {{ status: number, stdout: string, stderr: string }}
 */
export function redocly(args, folder = workspace) {
  const run = spawnSync(process.execPath, [cli, ...args, '--config', join(folder, 'redocly.yaml')], {
    cwd: folder,
    env: { ...process.env, ...quiet },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error) throw run.error;
  return { status: run.status ?? 1, stdout: run.stdout, stderr: run.stderr };
}
