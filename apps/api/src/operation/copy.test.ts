import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-server.ts';
import { copyIn, copyOut } from './copy.ts';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  client = new Client(database.connection);
  await client.connect();
  await client.query('create temporary table numbers (number integer primary key)');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const lines = (...numbers: (number | string)[]) => numbers.map((number) => Buffer.from(`${number}\n`));
const into = 'copy numbers from stdin';

async function stored(): Promise<string> {
  let text = '';
  await copyOut(client, 'copy numbers to stdout', (chunk) => (text += chunk.toString()));
  return text;
}

test('rows go in and come out', async () => {
  await copyIn(client, into, lines(1, 2, 3));
  expect(await stored()).toBe('1\n2\n3\n');
});

test('what the database refuses is an error, and the connection goes on', async () => {
  await expect(copyIn(client, into, lines(4, 'four'))).rejects.toThrow('invalid input syntax');
  await expect(copyIn(client, into, lines(3))).rejects.toThrow('duplicate key');
  await expect(copyIn(client, 'copy nothing from stdin', lines(3))).rejects.toThrow('does not exist');
  await expect(copyOut(client, 'copy nothing to stdout', () => undefined)).rejects.toThrow('does not exist');
  expect(await stored()).toBe('1\n2\n3\n');
});

test('rows that end with an error are not stored', async () => {
  async function* broken() {
    yield* lines(5);
    throw new Error('cut off');
  }
  await expect(copyIn(client, into, broken())).rejects.toThrow('cut off');
  expect(await stored()).toBe('1\n2\n3\n');
});
