import { expect, test } from 'vitest';
import { goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ publicUrl: 'https://prepar.example', corsOrigins: ['https://school.example'] });

test('the cookie of a service under https is sent over https only', async () => {
  const learner = await api.learner();
  const signIn = await api.call('POST', '/users/auth/login', {
    body: { email: learner.email, password: goodPassword },
  });
  const signOut = await learner.call('POST', '/users/auth/logout');
  for (const { headers } of [signIn, signOut]) expect(String(headers['set-cookie']).split('; ')).toContain('Secure');
});

test('the cookie under https can be set by no neighbour of the host', async () => {
  const learner = await api.learner();
  const body = { email: learner.email, password: goodPassword };
  const signIn = await api.call('POST', '/users/auth/login', { body });
  const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^__Host-prepar_session=/);
  const profile = (header: string) => api.call('GET', '/users/profile', { headers: { cookie: header } });
  expect((await profile(cookie)).statusCode).toBe(200);
  expect((await profile(cookie.replace('__Host-', ''))).statusCode).toBe(401);
});

test('a browser is told to come back over https only', async () => {
  const answers = [await api.call('GET', '/health'), await api.app.inject('/nothing.json')];
  for (const { headers } of answers)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a change by cookie may come from the service and from an allowed host', async () => {
  const learner = await api.learner();
  const cookie = `__Host-prepar_session=${learner.token}`;
  const rename = async (origin: string) =>
    (await api.call('PUT', '/users/profile/name', { body: { name: 'Outro Nome' }, headers: { cookie, origin } }))
      .statusCode;
  expect(await rename('https://prepar.example')).toBe(200);
  expect(await rename('https://school.example')).toBe(200);
  expect(await rename('http://prepar.example')).toBe(403);
  expect(await rename('https://other.example')).toBe(403);
});

test('pages of an allowed host may call and read what the contract promises, others may not', async () => {
  const preflight = (origin: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/attempts',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    });
  const allowed = await preflight('https://school.example');
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers['access-control-allow-origin']).toBe('https://school.example');
  expect(allowed.headers['access-control-allow-credentials']).toBe('true');
  expect(allowed.headers['access-control-allow-headers']).toContain('idempotency-key');
  expect((await preflight('https://other.example')).headers['access-control-allow-origin']).toBeUndefined();
  const call = await api.call('GET', '/health', { headers: { origin: 'https://school.example' } });
  expect(String(call.headers['access-control-expose-headers'])).toContain('X-Request-Id');
});
