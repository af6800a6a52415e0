import { expect } from 'vitest';
import { follow, type Operation, readOperations } from '../../apps/api/src/http/document.ts';
import type { Media, Schema } from '../../apps/api/src/http/document.types.ts';

/** Every operation of the bundled contract. */
export const operations = readOperations();

export interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  json: () => unknown;
}

const examId = 'clf-c02';
const parameters: Record<string, string> = {
  examId,
  questionId: 'no-such-question',
  provider: 'google',
  date: '2025-12-12',
};

/** Path of an operation that leads somewhere. */
export const pathOf = ({ path }: Operation): string =>
  path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => parameters[name] ?? name);

/** Query that an operation cannot do without. */
export const queryOf = (operation: Operation): string => {
  const needed = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  return needed.map(({ name }) => `${name}=${parameters[name] ?? ''}`).join('&');
};

/** That an answer is one the contract declares: its status, code and common headers. Its body is checked by the server under test. */
export function expectDeclared(operation: Operation, response: Answered): void {
  const where = `${operation.id} answered ${response.statusCode} ${response.body.slice(0, 300)}`;
  expect(response.statusCode, where).toBeLessThan(500);
  const declared = operation.responses.get(response.statusCode);
  expect(declared, where).toBeDefined();
  expect(response.headers['content-type'], where).toBe('application/json; charset=utf-8');
  expect(response.headers['x-request-id'], where).toMatch(/^[\w-]{1,64}$/);
  expect(['pt-BR', 'en-US', 'es-ES'], where).toContain(response.headers['content-language']);
  if (operation.rateLimit !== 'none') {
    for (const name of ['limit', 'remaining', 'reset'])
      expect(response.headers[`ratelimit-${name}`], where).toMatch(/^\d+$/);
  }
  if (response.statusCode < 400) {
    expect(response.json(), where).toMatchObject({ success: true });
    expect(response.json(), where).toHaveProperty('data');
    return;
  }
  expect(response.json(), where).toMatchObject({
    success: false,
    requestId: response.headers['x-request-id'],
    error: expect.stringMatching(/\S/),
  });
  expect(declared?.codes, where).toContain((response.json() as { code: string }).code);
  if (response.statusCode === 401 && operation.roles)
    expect(response.headers['www-authenticate'], where).toMatch(/^Bearer/);
  if (response.statusCode === 429) expect(Number(response.headers['retry-after']), where).toBeGreaterThan(0);
}

/** The schema that a JSON pointer of the contract leads to. */
export const schemaAt = ($ref: string): Schema => follow<Schema>({ $ref }).node;

/** Example bodies of an operation's request. */
export function requestExamples(operation: Operation): Record<string, object> {
  if (!operation.body) return {};
  const { node } = follow<Media>({ $ref: operation.body.$ref.replace(/\/schema$/, '') });
  return Object.fromEntries(
    Object.entries(node.examples ?? {}).map(([name, example]) => [name, follow(example).node.value]),
  );
}
