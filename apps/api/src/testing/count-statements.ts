import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { vi } from 'vitest';

type Statement = string | { text: string };

const clients = Client.prototype as unknown as {
  query: (this: Client, statement: Statement, ...others: unknown[]) => unknown;
};
const isWork = new AsyncLocalStorage<symbol>();

/** Runs `work` and returns its result with every statement that it sent to PostgreSQL; what runs beside it, such as the mailer's look for mails, does not count. */
export async function withStatements<Result>(work: () => Promise<Result>): Promise<[Result, string[]]> {
  const mark = Symbol();
  const sent: string[] = [];
  const send = clients.query;
  const query = vi.spyOn(clients, 'query').mockImplementation(function (this: Client, statement, ...others) {
    if (isWork.getStore() === mark) sent.push(typeof statement === 'string' ? statement : statement.text);
    return send.call(this, statement, ...others);
  });
  try {
    // Awaited inside, because a call is made only once somebody waits for it.
    return [await isWork.run(mark, async () => await work()), sent];
  } finally {
    query.mockRestore();
  }
}
