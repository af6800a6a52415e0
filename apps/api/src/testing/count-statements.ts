import { Client } from 'pg';
import { vi } from 'vitest';

/** Runs `work` and returns its result with every statement that this process sent to PostgreSQL meanwhile. */
export async function withStatements<Result>(work: () => Promise<Result>): Promise<[Result, string[]]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const result = await work();
    const sent = query.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : (statement as { text: string }).text,
    );
    return [result, sent];
  } finally {
    query.mockRestore();
  }
}
