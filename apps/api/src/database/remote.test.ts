import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untrusted } from '../testing/untrusted-certificate.ts';
import { openDatabase } from './database.ts';
import { remoteConnection } from './remote.ts';

test.each([
  'postgresql://prepar@localhost/prepar',
  'postgresql://prepar@127.0.0.1:5433/prepar',
  'postgresql://prepar@[::1]/prepar',
  'postgresql://prepar@localhost/prepar?host=/var/run/postgresql',
  'postgresql://prepar@%2Fvar%2Frun%2Fpostgresql/prepar',
  'postgresql://prepar@db.example/prepar?sslmode=disable',
  'postgresql://prepar@db.example/prepar?sslmode=no-verify',
])('%s is taken as it is', (url) => {
  expect(remoteConnection(url)).toEqual({ connectionString: url });
});

test.each(['db.example', '10.0.0.7', 'localhost.example'])('the certificate of %s is checked', (host) => {
  expect(remoteConnection(`postgresql://prepar:a%40b@${host}/prepar`)).toEqual({
    connectionString: `postgresql://prepar:a%40b@${host}/prepar?sslmode=verify-full`,
  });
});

/** A server that speaks of TLS as PostgreSQL does, and no further. */
async function listen(answer: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => answer(socket));
  }).listen(0, '0.0.0.0');
  await once(server, 'listening');
  return server;
}

const received: string[] = [];
let plain: Server;
let foreign: Server;
beforeAll(async () => {
  plain = await listen((socket) => {
    socket.on('data', (bytes) => received.push(bytes.toString()));
    socket.write('N');
  });
  foreign = await listen((socket) => {
    socket.write('S');
    const secure = new TLSSocket(socket, { isServer: true, ...untrusted });
    secure.on('error', () => undefined).on('data', (bytes: Buffer) => received.push(bytes.toString()));
  });
});
afterAll(() => {
  for (const server of [plain, foreign]) server.close();
});

// An address of this machine that is not known as one.
const open = (server: Server, more = '') =>
  openDatabase({
    databaseUrl: `postgresql://prepar:hunter2@0.0.0.0:${(server.address() as AddressInfo).port}/prepar${more}`,
    dataFolder: '/nonexistent',
  });

test('a database elsewhere that speaks no TLS is told nothing, and what to do is said', async () => {
  await expect(open(plain)).rejects.toThrow(/does not support SSL[\s\S]*sslmode=disable/);
  expect(received).toEqual([]);
});

test('a database elsewhere whose certificate nobody vouches for is told nothing, and what to do is said', async () => {
  await expect(open(foreign)).rejects.toThrow(/certificate[\s\S]*sslrootcert=/);
  expect(received).toEqual([]);
});
