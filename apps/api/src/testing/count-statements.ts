import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { vi } from 'vitest';

const isWork = new AsyncLocalStorage<symbol>();

/** Runs `work` and returns its result with every statement that it sent to PostgreSQL; what runs beside it, such as the mailer's look for mails, does not count. */
export async function withStatements<Result>(work: () => Promise<Result>): Promise<[Result, string[]]> {
  const mark = Symbol();
  const sent: string[] = [];
  const { query: send } = Client.prototype;
  const query = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }];
    if (isWork.getStore() === mark) sent.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(send, this, args);
  } as typeof send);
  try {
    // Awaited inside, because a call is made only once somebody waits for it.
    return [await isWork.run(mark, async () => await work()), sent];
  } finally {
    query.mockRestore();
  }
}
