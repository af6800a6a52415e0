import type { Failure } from '@prepar/api-client/failure';
import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://prepar.example/login')));

const { codeFailure, loginFailure, refusedFields, registerFailure, requestFailure } = await import('./failures.ts');

const http = (status: number, message: string | null = null): Failure => ({
  kind: 'http',
  status,
  code: null,
  message,
  details: [],
  retryAfter: null,
});
const offline: Failure = { kind: 'transport', message: 'Failed to fetch' };

test("LOGIN-11 a refused sign-in shows the server's sentence, or one of ours", () => {
  expect(loginFailure(http(403, 'Conta suspensa.'))).toEqual({ text: 'Conta suspensa.' });
  expect([200, 403, 422].map((status) => loginFailure(http(status)))).toEqual(Array(3).fill('auth.invalidCredentials'));
});

test('LOGIN-11 whose account is suspended is told whom to write to', () => {
  const suspended = {
    ...http(403, 'Sua conta está suspensa. Fale com o suporte.'),
    code: 'ACCOUNT_SUSPENDED',
  } as Failure;
  expect(loginFailure(suspended)).toEqual({
    text: 'Sua conta está suspensa. Fale com o suporte: suporte@prepar.example',
  });
});

test('LOGIN-12 a 401 has its own text, whatever the server says', () => {
  expect(loginFailure(http(401, 'Invalid credentials'))).toBe('auth.checkCredentials');
});

test('LOGIN-13 LOGIN-14 without a usable answer it is the connection, after a slip of ours an unexpected error', () => {
  expect([offline, http(500, 'Internal server error'), http(503)].map(loginFailure)).toEqual(
    Array(3).fill('auth.connectionError'),
  );
  expect(loginFailure({ kind: 'unknown' })).toBe('auth.unexpectedError');
});

test('REG-07 a 401 at registration has its own text', () => {
  expect(registerFailure(http(401, 'Unauthorized'))).toBe('auth.emailInUse');
});

test("REG-08 REG-10 a refused registration shows the server's sentence, or one of ours", () => {
  expect(registerFailure(http(409, 'Este e-mail já tem uma conta.'))).toEqual({
    text: 'Este e-mail já tem uma conta.',
  });
  expect(registerFailure(http(409))).toBe('auth.emailAlreadyExists');
  expect([http(400), http(500), offline, { kind: 'unknown' } as const].map(registerFailure)).toEqual(
    Array(4).fill('auth.accountCreationError'),
  );
});

test('the fields that the server refuses at registration are named', () => {
  const refused = (code: string, ...fields: string[]): Failure => ({
    kind: 'http',
    status: 422,
    code,
    message: 'Verifique os campos indicados.',
    details: fields.map((field) => ({ field, code: 'WRONG_TYPE', message: '' })),
    retryAfter: null,
  });
  expect(refusedFields(refused('EMAIL_ALREADY_EXISTS'))).toEqual({ email: { text: 'Verifique os campos indicados.' } });
  expect(refusedFields(refused('VALIDATION_FAILED', 'name', 'email', 'password'))).toEqual({
    name: 'auth.nameInvalid',
    email: 'auth.emailInvalid',
    password: 'auth.passwordTooWeak',
  });
  expect([http(500), offline].map(refusedFields)).toEqual([{}, {}]);
});

test('FORGOT-08 FORGOT-09 a 404 says that the e-mail is unknown, anything else that the code is wrong or old', () => {
  expect(codeFailure(http(404, 'x'))).toEqual({ title: 'auth.emailNotFound', text: 'auth.emailNotRegistered' });
  for (const failure of [http(422, 'x'), http(429), http(500), offline])
    expect(codeFailure(failure)).toEqual({ text: 'auth.incorrectOrExpiredCode' });
});

test('a reset code that was not sent: the connection, an address that is none, or what the server says', () => {
  expect(requestFailure(offline)).toBe('auth.connectionError');
  expect(
    requestFailure({
      kind: 'http',
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Alguns dados não são válidos.',
      details: [{ field: 'email', code: 'WRONG_FORMAT', message: 'Este valor tem o formato errado.' }],
      retryAfter: null,
    }),
  ).toBe('auth.emailInvalid');
  expect(requestFailure(http(503, 'Os e-mails não saem agora.'))).toEqual({ text: 'Os e-mails não saem agora.' });
});
