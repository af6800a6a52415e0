// `npm run test:database`: the tests of the server and the contract on an installed PostgreSQL: the one of DATABASE_URL,
// or else the newest on this machine, started for the occasion on data of its own.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { checkout, environment, getReady } from '../../apps/api/launch/ready.mjs';

try {
  getReady({ build: false });
  process.exitCode = process.env.DATABASE_URL ? runTests(process.env.DATABASE_URL) : onInstalled(runTests);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function runTests(url) {
  const args = ['run', '--project', 'api', '--reporter=default', ...process.argv.slice(2)];
  return (
    spawnSync('vitest', args, { cwd: checkout, stdio: 'inherit', env: { ...environment(), DATABASE_URL: url } })
      .status ?? 1
  );
}

function onInstalled(work) {
  const { url, stop } = startInstalled();
  try {
    return work(url);
  } finally {
    stop();
  }
}

function startInstalled() {
  const programs = findPrograms();
  // PostgreSQL refuses to run as root.
  const owner = process.getuid() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const folder = mkdtempSync(join(tmpdir(), 'prepar-pg-'));
  chmodSync(folder, 0o700);
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const call = (program, ...args) => {
    const { status, error } = spawnSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...owner,
    });
    if (status !== 0) throw new Error(`${program} failed. ${error?.message ?? ''}`);
  };
  call('initdb', '-D', data, '--username=prepar', '--auth=trust', '--encoding=UTF8', '--locale=C');
  call(
    'pg_ctl',
    'start',
    '-w',
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-o',
    `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`,
  );
  console.log(`PostgreSQL of ${programs}`);
  return {
    url: `postgresql://prepar@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      call('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data);
      rmSync(folder, { recursive: true });
    },
  };
}

function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new Error(
    'No PostgreSQL is installed here. Install one, or name one in DATABASE_URL; its user must be allowed to create databases.',
  );
}
