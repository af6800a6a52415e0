import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../../apps/api/launch/lock.mjs';
import { serverEnvironment } from '../../apps/api/launch/ready.mjs';
import { createPool } from '../../apps/api/src/database/pool.ts';
import type { Schemas } from '../../apps/api/src/http/operations.ts';

export const mainProgram = join(import.meta.dirname, '../../apps/api/src/main.ts');
export const launcher = join(import.meta.dirname, '../../apps/api/launch/start.mjs');
const { PATH, NODE_COMPILE_CACHE } = serverEnvironment();

export interface Server {
  address: string;
  pid: number;
  /** Everything it has said so far. */
  output: () => string;
  /** Sends a signal and resolves with the exit code once the process is gone; null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** A folder of its own for a server, reachable by every user. */
export function makePlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'prepar-resilience-'));
  chmodSync(place, 0o755);
  return place;
}

interface Program {
  child: ChildProcess;
  /** Everything it has said so far. */
  output: () => string;
  /** Its exit code, once it is gone; null when a signal ended it. */
  ended: Promise<number | null>;
}

const running = new Set<Program>();

/** Starts a program of the product on a data folder, with no other setting from the environment than where programs are. */
export function run(
  dataFolder: string,
  variables: Record<string, string> = {},
  command: string[] = [process.execPath, mainProgram],
): Program {
  const [file = '', ...words] = command;
  const child = spawn(file, words, {
    // The channel ends the server together with this process.
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      PREPAR_DATA_DIR: dataFolder,
      ...variables,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const program = { child, output: () => output, ended };
  running.add(program);
  void ended.then(() => running.delete(program));
  return program;
}

/** Starts the server, or another program that does, and waits until it serves. */
export async function startServer(
  dataFolder: string,
  variables: Record<string, string> = {},
  command?: string[],
): Promise<Server> {
  const { child, output, ended } = run(dataFolder, variables, command);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const said = /Prepar runs at {2}(\S+)\n/.exec(output())?.[1];
      if (said) resolve(said);
    });
    void ended.then(() => reject(new Error(`The server did not start:\n${output()}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { address, pid: child.pid ?? 0, output, end };
}

/** What `npm start` does: the launcher, which starts the server again when it dies, on a port that stays. */
export async function startLauncher(dataFolder: string, variables: Record<string, string> = {}): Promise<Server> {
  const PORT = String(await freePort());
  return startServer(dataFolder, { ...variables, PORT }, [process.execPath, launcher]);
}

/** A port below those that the system gives away by itself, so that it stays free while a server is down. */
async function freePort(): Promise<number> {
  for (let port = 12_000 + (process.pid % 1000) * 16; ; port++) if (await isFree(port)) return port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Kills the server that a launcher runs; false when there is none just now. */
export function killServer(launched: Server): boolean {
  const isChild = (pid: string) => {
    // The name of the program, in brackets, may hold anything.
    const [, parent] = readStatus(pid).split(') ').at(-1)?.split(' ') ?? [];
    return parent === String(launched.pid);
  };
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isChild(name));
  return pid !== undefined && process.kill(Number(pid), 'SIGKILL');
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return ''; // gone in this moment
  }
}

/** Number of the PostgreSQL process that runs on a data folder, or null. */
export function databasePid(dataFolder: string): number | null {
  const file = join(dataFolder, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

/** Kills the PostgreSQL of a data folder at once, and resolves when the system has forgotten it. */
export async function killDatabase(dataFolder: string): Promise<void> {
  const pid = databasePid(dataFolder);
  if (pid === null) throw new Error('No database runs');
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await setImmediate();
}

/** Ends whatever still runs and removes its folder. */
export async function cleanUp(place: string): Promise<void> {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  const dataFolder = join(place, 'data');
  const pid = databasePid(dataFolder);
  if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(place, { recursive: true, maxRetries: 20, retryDelay: 100 }); // PostgreSQL's children outlive it for a moment
}

/** Reads rows of the database that lies in a data folder. */
export async function select<Row extends object>(dataFolder: string, query: string): Promise<Row[]> {
  const pool = createPool({ host: join(dataFolder, 'socket'), user: 'prepar', database: 'prepar' });
  try {
    return (await pool.query<Row>(query)).rows;
  } finally {
    await pool.end();
  }
}

export interface Answer {
  status: number;
  headers: Headers;
  body: { success: boolean; data?: unknown; code?: string; requestId?: string };
}

/** Calls a server. Rejects when it is gone. */
export async function call(
  server: Server,
  method: string,
  path: string,
  { token, body, zone }: { token?: string; body?: unknown; zone?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${server.address}/api/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(zone && { 'x-time-zone': zone }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

/** The data of an answer that must be a success. */
export async function succeed<Data>(answer: Promise<Answer>): Promise<Data> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Status ${status}: ${JSON.stringify(body)}`);
  return body.data as Data;
}

const examId = 'clf-c02';
export const password = 'Correta1!';

export interface Learner {
  id: string;
  email: string;
  token: string;
}

/** A time zone in which it is neither night nor soon will be: at midnight credits come back. */
function zoneByDay(): string {
  const hour = new Date().getUTCHours();
  return hour >= 6 && hour < 18 ? 'UTC' : 'Pacific/Auckland';
}

/** Registers and signs in a learner who is enrolled in the exam. */
export async function enrolledLearner(server: Server, email: string): Promise<Learner> {
  await succeed(
    call(server, 'POST', '/users/auth/register', {
      zone: zoneByDay(),
      body: { name: 'Ana Souza', email, password, country: 'BR', locale: 'pt-BR' },
    }),
  );
  const { token, user } = await succeed<Schemas['LoginResult']>(
    call(server, 'POST', '/users/auth/login', { body: { email, password } }),
  );
  await succeed(call(server, 'POST', `/exams/${examId}/start`, { token }));
  return { id: user.id, email, token };
}

/**
 * New questions of the exam for a learner. On a machine that does much else a server may take longer for them than it makes
 * anyone wait: then they are asked for again when it says so.
 */
export async function drawQuestions(server: Server, { token }: Learner, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const limit = Math.min(10, count - ids.length);
    const drawn = await call(server, 'GET', `/questions/questions/random?examId=${examId}&limit=${limit}`, { token });
    if (drawn.status === 503) await delay(Number(drawn.headers.get('retry-after')) * 1000);
    else ids.push(...(await succeed<Schemas['Question'][]>(Promise.resolve(drawn))).map(({ id }) => id));
  }
  return ids;
}

/** Answers a question, again while the server says that too much of this learner's runs at once. */
export function answer(server: Server, { token }: Learner, questionId: string, selected = 'A'): Promise<Answer> {
  const body = { questionId, examId, selected, timeMs: 1000 };
  return insist(() => call(server, 'POST', '/attempts', { token, body }));
}

/** Makes a call again for as long as the server says that too much of this learner's runs at once. */
export async function insist(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const response = await work();
    if (response.status !== 429) return response;
  }
}
