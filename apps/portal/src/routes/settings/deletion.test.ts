import type { Failure } from '@prepar/api-client/failure';
import { expect, test } from 'vitest';
import { deletionFailure, farewellMs } from './deletion.ts';

const http = (status: number, message: string | null = null): Failure => ({
  kind: 'http',
  status,
  code: null,
  message,
  details: [],
  retryAfter: null,
});

test.each([
  [http(401), 'invalidPassword'],
  [http(422, 'Não foi possível confirmar: senha inválida.'), 'invalidPassword'],
  [http(400, 'Senha incorreta'), 'invalidPassword'],
  [http(422, 'Invalid password'), 'invalidPassword'],
])('DEL-08 %j means the password was wrong', (failure, reason) => {
  expect(deletionFailure(failure)).toBe(reason);
});

test('DEL-09 DEL-10 DEL-11 a refusal, an unknown account and anything else have their own reasons', () => {
  expect(
    [http(403), http(404), http(500), http(429), { kind: 'transport', message: null } as const].map(deletionFailure),
  ).toEqual([
    'accountDeletionNotAllowed',
    'accountNotFound',
    'deleteAccountError',
    'deleteAccountError',
    'deleteAccountError',
  ]);
});

test('CONST-02 the goodbye comes after one second and the sign-in page after three', () => {
  expect(farewellMs).toEqual({ toast: 1000, redirect: 3000 });
});
