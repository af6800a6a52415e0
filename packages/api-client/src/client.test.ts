import { beforeEach, expect, test, vi } from 'vitest';
import { type Api, createApi } from './api.ts';
import { createClient } from './client.ts';
import type { Failure } from './failure.ts';
import { defaultWeeks } from './analytics.ts';
import { defaultAttempts, defaultRandomQuestions } from './questions.ts';

const profile = {
  id: 'u1',
  name: 'Ana',
  email: 'ana@prepar.example',
  role: 'USER',
  permissions: { canAccessAdmin: false },
  country: 'BR',
  locale: 'pt-BR',
};

let requests: Request[];
let answer: () => Response | Promise<Response>;
let token: string | null;
let failures: { failure: Failure; inPlace: boolean; tokenSent: boolean }[];
let api: Api;

beforeEach(() => {
  requests = [];
  failures = [];
  token = 'secret';
  answer = () => Response.json({ success: true, data: profile });
  const client = createClient({
    baseUrl: 'https://api.prepar.example/api/v1',
    token: () => token,
    language: () => 'es-ES',
    onFailure: (failure, call) => failures.push({ failure, ...call }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      requests.push(request);
      return answer();
    },
  });
  api = createApi(client, () => 'America/Bogota');
});

const sent = () => requests[0] ?? new Request('https://nothing.example');
const body = async () => (await sent().clone().json()) as unknown;

test('API-01 API-02 API-03 a call goes to the base address with the token, cookies and the language', async () => {
  await api.account.profile();
  expect(sent().url).toBe('https://api.prepar.example/api/v1/users/profile');
  expect(sent().headers.get('authorization')).toBe('Bearer secret');
  expect(sent().headers.get('accept-language')).toBe('es-ES');
  expect(sent().credentials).toBe('include');
});

test('API-02 without a token nothing is attached', async () => {
  token = null;
  await api.account.profile();
  expect(sent().headers.has('authorization')).toBe(false);
});

test('a success gives its data', async () => {
  await expect(api.account.profile()).resolves.toEqual({ ok: true, status: 200, data: profile });
  expect(failures).toEqual([]);
});

test('a refusal gives its sentence and code, and is told of', async () => {
  answer = () =>
    Response.json({ success: false, error: 'Não pode', code: 'FORBIDDEN', requestId: 'r1' }, { status: 403 });
  const failure = { kind: 'http', status: 403, code: 'FORBIDDEN', message: 'Não pode', details: [], retryAfter: null };
  await expect(api.account.profile()).resolves.toEqual({ ok: false, failure });
  expect(failures).toEqual([{ failure, inPlace: true, tokenSent: true }]);
});

test('an answer 200 that says success false is a failure', async () => {
  answer = () => Response.json({ success: false, error: 'Não deu' });
  await expect(api.account.profile()).resolves.toMatchObject({
    ok: false,
    failure: { kind: 'http', message: 'Não deu' },
  });
});

test('a refusal without a body is a failure', async () => {
  answer = () => new Response(null, { status: 500, headers: { 'content-length': '0' } });
  await expect(api.account.profile()).resolves.toMatchObject({
    ok: false,
    failure: { kind: 'http', status: 500, message: null },
  });
});

test('a lost network is a failure of the transport', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(api.account.profile()).resolves.toEqual({
    ok: false,
    failure: { kind: 'transport', message: 'Failed to fetch' },
  });
});

test('API-04 CONST-01 a call is given up after 20000 ms', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')));
  expect(await api.account.profile()).toEqual({
    ok: false,
    failure: { kind: 'transport', message: 'timeout of 20000ms exceeded' },
  });
  expect(timeout).toHaveBeenCalledWith(20_000);
  timeout.mockRestore();
});

test('a 401 ends the session, unless the call is about a password', async () => {
  answer = () =>
    Response.json({ success: false, error: 'Entre', code: 'UNAUTHENTICATED', requestId: 'r1' }, { status: 401 });
  await api.account.profile();
  await api.account.remove('wrong');
  await api.auth.login({ email: 'a@b.co', password: 'x' });
  expect(failures.map(({ inPlace }) => inPlace)).toEqual([false, true, true]);
});

test('REG-03 REG-04 registering sends the account as it is given, with the time zone beside it', async () => {
  const account = { name: 'Ana', email: 'ana@prepar.example', password: 'Correta1!', country: 'BR', locale: 'pt-BR' };
  await api.auth.register(account);
  await expect(body()).resolves.toEqual(account);
  expect(sent().headers.get('x-time-zone')).toBe('America/Bogota');
});

test('FORGOT-13 a reset sends the new password twice', async () => {
  await api.auth.resetPassword('ana@prepar.example', '123456', 'Correta1!');
  await expect(body()).resolves.toEqual({
    email: 'ana@prepar.example',
    code: '123456',
    newPassword: 'Correta1!',
    confirmPassword: 'Correta1!',
  });
});

test('SESS-07 ENT-11 finishing sends score 0, the time and no answers', async () => {
  await api.exams.finish('clf-c02', 90_000);
  await expect(body()).resolves.toEqual({ score: 0, timeSpent: 90_000, answers: [] });
});

test('PRAC-26 CONST-04 generating asks for MEDIUM', async () => {
  await api.questions.generate({ examId: 'clf-c02', domain: 'Segurança' });
  await expect(body()).resolves.toEqual({ examId: 'clf-c02', domain: 'Segurança', difficulty: 'MEDIUM' });
});

test('API-07 API-08 CONST-04 lists have their default limits', async () => {
  answer = () => Response.json({ success: true, data: [], meta: { nextCursor: null } });
  await api.questions.random('clf-c02');
  await api.questions.attempts('clf-c02');
  await api.analytics.weekly();
  expect([defaultRandomQuestions, defaultAttempts, defaultWeeks]).toEqual([1, 10, 1]);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?examId=clf-c02&limit=1',
    '?limit=10&examId=clf-c02',
    '?weeks=1',
  ]);
});

test('an answer carries its idempotency key, and asks for reasons in the language of its question', async () => {
  await api.questions.answer({ questionId: 'q1', examId: 'clf-c02', selected: 'A', timeMs: 10 }, 'key-1', 'es-ES');
  expect(sent().headers.get('idempotency-key')).toBe('key-1');
  expect(sent().headers.get('accept-language')).toBe('es-ES');
});

test('API-05 API-06 API-09 API-10 calls that no page makes have their addresses', async () => {
  await api.account.update({ name: 'Ana' });
  await expect(body()).resolves.toEqual({ name: 'Ana' });
  await api.system.health();
  await api.questions.attemptStats();
  await api.questions.explanation('q_1');
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'PUT /api/v1/users/profile',
    'GET /api/v1/health',
    'GET /api/v1/attempts/stats/user',
    'GET /api/v1/questions/q_1/explanation',
  ]);
});
