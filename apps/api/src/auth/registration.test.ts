import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { succeed } from '../testing/practice.ts';
import { tally } from '../testing/tally.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

const person = {
  name: 'Ana Souza',
  email: 'ana@prepar.example',
  password: goodPassword,
  country: 'BR',
  locale: 'pt-BR',
};
const register = (changes: Partial<typeof person>, language = 'pt-BR') =>
  api.call('POST', '/users/auth/register', {
    body: { ...person, ...changes },
    headers: { 'accept-language': language },
  });
const login = (email: string, password = goodPassword) =>
  api.call('POST', '/users/auth/login', { body: { email, password } });

test('REG-04 REG-05 a new account is a learner who can sign in at once', async () => {
  const response = await register({});
  expect(response.statusCode).toBe(201);
  expect(response.headers['set-cookie']).toBeUndefined();
  const { user } = response.json<{ data: Schemas['RegistrationResult'] }>().data;
  expect(user).toMatchObject({
    name: 'Ana Souza',
    email: 'ana@prepar.example',
    role: 'USER',
    permissions: { canAccessAdmin: false },
    country: 'BR',
    locale: 'pt-BR',
  });
  const signIn = await succeed<Schemas['LoginResult']>(login('ana@prepar.example'));
  expect(signIn.user).toEqual(user);
  expect(signIn.needsOnboarding).toBe(true);
});

test('an address is taken whatever its capital letters and the spaces around a name', async () => {
  expect((await register({ email: 'Bia@Prepar.Example', name: '  Bia Lima ' })).json()).toMatchObject({
    data: { user: { name: 'Bia Lima', email: 'Bia@Prepar.Example' } },
  });
  const again = await register({ email: 'bIA@prepar.example' });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'EMAIL_ALREADY_EXISTS', error: 'Este email já está em uso.' });
  expect((await login(' BIA@PREPAR.EXAMPLE ')).statusCode).toBe(200);
});

test('20 racing registrations of one address make one account', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => register({ email: 'race@prepar.example' })));
  expect(tally(responses)).toEqual({ 201: 1, 409: 19 });
  const accounts = await api.database.db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', 'race@prepar.example')
    .execute();
  expect(accounts).toHaveLength(1);
});

test('VALID-05 REG-11 a weak password is refused with every missing criterion in the language of the call', async () => {
  const response = await register({ email: 'weak@prepar.example', password: 'abc' }, 'en-US');
  expect(response.statusCode).toBe(422);
  expect(response.headers['content-language']).toBe('en-US');
  const { error, code, details } = response.json<Schemas['ErrorEnvelope']>();
  expect(code).toBe('PASSWORD_TOO_WEAK');
  expect(details).toEqual([
    { field: 'password', code: 'TOO_SHORT', message: expect.stringContaining('8'), params: { minimum: 8 } },
    { field: 'password', code: 'MISSING_UPPERCASE', message: 'Use at least one uppercase letter.' },
    { field: 'password', code: 'MISSING_DIGIT', message: 'Use at least one digit.' },
    { field: 'password', code: 'MISSING_SPECIAL', message: 'Use at least one of these characters: !@#$%^&*' },
  ]);
  expect(error).toBe(
    'The password does not meet the criteria: at least 8 characters, an uppercase letter, a digit, a special character.',
  );
});

test.each([
  [{ name: '   ' }, 'name'],
  [{ email: 'ana' }, 'email'],
  [{ email: 'a b@prepar.example' }, 'email'],
  [{ password: '' }, 'password'],
  [{ country: 'Brasil' }, 'country'],
  [{ locale: 'portugues do brasil' }, 'locale'],
])('a registration with %o is refused at that field', async (changes, field) => {
  const response = await register(changes);
  expect(response.statusCode).toBe(400);
  expect(response.json<Schemas['ErrorEnvelope']>().details?.map((detail) => detail.field)).toEqual([field]);
});

test('every missing field is named', async () => {
  const response = await api.call('POST', '/users/auth/register', { body: {} });
  const { details } = response.json<Schemas['ErrorEnvelope']>();
  expect(details?.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    'country REQUIRED',
    'email REQUIRED',
    'locale REQUIRED',
    'name REQUIRED',
    'password REQUIRED',
  ]);
});

test('the database keeps neither the password nor the token', async () => {
  await register({ email: 'secret@prepar.example' });
  const { token } = await succeed<Schemas['LoginResult']>(login('secret@prepar.example'));
  const { rows } = await api.database.pool.query<{ row: string }>(
    'select u::text || s::text as row from users u join sessions s on s.user_id = u.id',
  );
  const stored = rows.map(({ row }) => row).join('\n');
  expect(stored).toContain('$argon2id$');
  expect(stored).not.toContain(goodPassword);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(Buffer.from(token).toString('hex'));
});
