import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig, DatabaseError, escapeIdentifier } from 'pg';
import { isAlive } from '../../launch/lock.mjs';
import { unpackBinaries } from './binaries.ts';
import { lastLines, openLog, turnLog } from './log-file.ts';
import { clientName } from './pool.ts';
import { lockStart } from './start-lock.ts';
import { blameFolder, makeFolder, owner, unusableFolder } from './process-owner.ts';

export interface EmbeddedPostgres {
  /** As the owner, who may do everything. Calls are answered as `limitedUser`. */
  connection: ClientConfig;
  /** Stops the server unless another process still uses it. */
  stop: () => Promise<void>;
}

const maintenance = 'postgres';

/** Who may use what the owner allows, and nothing else. */
export const limitedUser = 'prepar_app';

/**
 * Starts PostgreSQL on the data folder, or joins the one that already runs there (another API process, or
 * one that outlived a killed API), and starts it again whenever it dies. It listens on a socket only the
 * database's user and root can open, so it needs neither port nor password.
 */
export async function startEmbedded(dataFolder: string, database: string): Promise<EmbeddedPostgres> {
  const cluster = join(dataFolder, 'postgres');
  const logFile = join(dataFolder, 'postgres.log');
  makeFolder(dataFolder);
  const sockets = socketFolder(dataFolder);
  makeFolder(sockets);
  const connection = ownerOf(dataFolder);

  const ensureRunning = () =>
    lockStart(join(dataFolder, 'start.lock'), async () => {
      const binaries = unpackBinaries(dataFolder);
      if (!existsSync(cluster)) createCluster(binaries, cluster);
      for (let attempt = 0; !(await answers(connection)); attempt++) {
        // After a kill the old server's children live on for a moment, and a new one gives way to them.
        const giveUp = givesWay(logFile) ? 100 : 3;
        if (attempt >= giveUp)
          throw unusableFolder(
            cluster,
            `PostgreSQL does not start on it. The end of ${logFile}:\n${lastLines(logFile)}`,
          );
        if (attempt > 0) await delay(100);
        // A process number left by a crash may belong to something else now; a second server would refuse by itself.
        const running = attempt === 0 && postmasterAlive(cluster);
        const gone = running ? () => !postmasterAlive(cluster) : launch(binaries, cluster, sockets, logFile);
        await waitForAnswer(connection, gone);
      }
      await createMissing(connection, database);
    });
  await ensureRunning().catch(blameFolder(dataFolder));

  let checking: Promise<void> | null = null;
  const watch = setInterval(() => {
    turnLog(logFile);
    if (checking || postmasterAlive(cluster)) return;
    checking = ensureRunning()
      .catch(() => undefined) // the next check tries again; meanwhile calls are answered with 503
      .finally(() => {
        checking = null;
      });
  }, 1000).unref();

  return {
    connection: { ...connection, database },
    stop: async () => {
      clearInterval(watch);
      await checking;
      await stopUnused(dataFolder);
    },
  };
}

/** Stops the PostgreSQL that runs on a data folder, if there is one and nobody uses it. */
export async function stopUnused(dataFolder: string): Promise<void> {
  const cluster = join(dataFolder, 'postgres');
  if (postmasterAlive(cluster) && (await isLastClient(ownerOf(dataFolder)))) await shutDown(cluster);
}

const ownerOf = (dataFolder: string): ClientConfig => ({ host: socketFolder(dataFolder), user: 'prepar' });

// The path of a socket is limited to 107 bytes.
function socketFolder(dataFolder: string): string {
  const inside = join(dataFolder, 'socket');
  if (Buffer.byteLength(inside) < 90) return inside;
  return join(tmpdir(), `prepar-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`);
}

function createCluster(binaries: string, cluster: string): void {
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(unfinished);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const args = ['-D', unfinished, '--username=prepar', '--auth=trust', ...locale];
  const result = spawnSync(join(binaries, 'bin', 'initdb'), args, {
    cwd: unfinished,
    env: {},
    encoding: 'utf8',
    ...owner,
  });
  if (result.status !== 0) throw unusableFolder(cluster, result.stderr || result.error?.message || '');
  renameSync(unfinished, cluster);
}

/** Returns a function that tells whether the started process has ended again. */
function launch(binaries: string, cluster: string, sockets: string, logFile: string): () => boolean {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    // What a client that is gone asked for is not worth going on with.
    client_connection_check_interval: '1s',
    // What fails in a statement is told to the client. Here it would only pile up, with the words of people in it.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file, because a pipe would break, and the server with it, when this process dies.
  const log = openLog(logFile);
  const server = spawn(join(binaries, 'bin', 'postgres'), ['-D', cluster, ...options], {
    cwd: cluster,
    env: {},
    detached: true, // Ctrl-C reaches this process first, which then stops the server in order
    stdio: ['ignore', log, log],
    ...owner,
  });
  let ended = false;
  server.on('error', () => (ended = true)).on('exit', () => (ended = true));
  server.unref();
  closeSync(log);
  return () => ended;
}

async function createMissing(connection: ClientConfig, database: string): Promise<void> {
  await withClient({ ...connection, database: maintenance }, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!found.rowCount) await client.query(`create database ${escapeIdentifier(database)}`);
    const known = await client.query('select 1 from pg_roles where rolname = $1', [limitedUser]);
    if (!known.rowCount) await client.query(`create role ${limitedUser} login`);
  });
}

async function answers(connection: ClientConfig): Promise<boolean> {
  return (await probe(connection)) === 'ready';
}

async function probe(connection: ClientConfig): Promise<'ready' | 'recovering' | 'absent'> {
  try {
    await withClient({ ...connection, database: maintenance }, (client) => client.query('select 1'));
    return 'ready';
  } catch (error) {
    return error instanceof DatabaseError && error.code === '57P03' ? 'recovering' : 'absent';
  }
}

/** Waits until the server answers, has ended, or has neither answered nor recovered for five seconds. */
async function waitForAnswer(connection: ClientConfig, gone: () => boolean): Promise<void> {
  for (let silent = 0; silent < 5000; silent += 50) {
    const state = await probe(connection);
    if (state === 'ready' || (state === 'absent' && gone())) return;
    if (state === 'recovering') silent = 0;
    await delay(50);
  }
}

/** Whether no other process is connected; connections that are just closing get a second to go. */
async function isLastClient(connection: ClientConfig): Promise<boolean> {
  const others = `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'
    and pid <> pg_backend_pid() and application_name <> $1`;
  try {
    return await withClient({ ...connection, database: maintenance }, async (client) => {
      for (let waited = 0; waited < 1000; waited += 25) {
        const { rows } = await client.query<{ count: number }>(others, [clientName]);
        if (rows[0]?.count === 0) return true;
        await delay(25);
      }
      return false;
    });
  } catch {
    return true;
  }
}

async function shutDown(cluster: string): Promise<void> {
  const pid = postmasterPid(cluster);
  if (!pid || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT'); // "fast": ends sessions, keeps everything committed
  for (let waited = 0; waited < 10_000 && existsSync(join(cluster, 'postmaster.pid')); waited += 20) await delay(20);
}

async function withClient<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: 2000, ...config });
  client.on('error', () => undefined); // reported by the query that it breaks
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function postmasterAlive(cluster: string): boolean {
  const pid = postmasterPid(cluster);
  return pid !== null && isAlive(pid);
}

function postmasterPid(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || null : null;
}

/** Whether the last server that was started ended because another one, or what is left of it, holds the data. */
function givesWay(logFile: string): boolean {
  return /pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(lastLines(logFile));
}
