import type { Failure } from '@prepar/api-client/failure';
import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://prepar.example/')));

const { CallFailed } = await import('./api.ts');
const { failureOf, messageOf, plainSentence, sentenceOr } = await import('./failures.ts');

const http = (status: number, message: string | null = null): Failure => ({
  kind: 'http',
  status,
  code: null,
  message,
  details: [],
  retryAfter: null,
});
const transport = (message: string | null): Failure => ({ kind: 'transport', message });

test("ERR-02 ERR-03 the sentence is the server's, else the transport's, else that the connection failed; else it is unknown", () => {
  expect(plainSentence(http(422, 'Código já usado.'))).toEqual({ text: 'Código já usado.' });
  expect(plainSentence(transport('timeout of 20000ms exceeded'))).toEqual({ text: 'timeout of 20000ms exceeded' });
  expect([plainSentence(transport(null)), plainSentence(http(418))]).toEqual([
    'common.serverConnectionError',
    'common.serverConnectionError',
  ]);
  expect(plainSentence({ kind: 'unknown' })).toBe('common.unknownError');
});

test('ERR-09 a refusal without a sentence is named by its status', () => {
  expect([401, 403, 404, 500, 503].map((status) => plainSentence(http(status)))).toEqual([
    'common.unauthorized',
    'common.accessDenied',
    'common.notFound',
    'common.internalServerError',
    'common.internalServerError',
  ]);
});

test("where a page has its own words, only the server's sentence comes before them", () => {
  expect(sentenceOr(http(409, 'Já existe.'), 'auth.emailAlreadyExists')).toEqual({ text: 'Já existe.' });
  expect(
    [http(409), transport('Failed to fetch')].map((failure) => sentenceOr(failure, 'auth.emailAlreadyExists')),
  ).toEqual(Array(2).fill('auth.emailAlreadyExists'));
  expect([http(409, 'Já existe.'), transport('Failed to fetch'), { kind: 'unknown' } as const].map(messageOf)).toEqual([
    'Já existe.',
    null,
    null,
  ]);
});

test('a thrown call has its failure, anything else is unknown', () => {
  expect([undefined, null].map(failureOf)).toEqual([null, null]);
  expect(failureOf(new CallFailed(http(500)))).toEqual(http(500));
  expect(failureOf(new Error('bug'))).toEqual({ kind: 'unknown' });
});
