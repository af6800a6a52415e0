import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { Schemas } from '../../http/operations.ts';
import { type OauthPeer, type ProviderPerson, startOauthPeer } from '../../testing/oauth-peer.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { within } from '../../time/within.ts';
import { createSocialService } from './service.ts';

let github: OauthPeer;
afterAll(() => github.stop());
const api = useTestApp({}, async () => {
  github = await startOauthPeer('github');
  return github.environment;
});
const mona: ProviderPerson = { subject: '583231', email: 'mona@prepar.example', emailVerified: true, name: 'Mona' };

async function signIn(person: ProviderPerson) {
  const begun = await api.call('POST', '/users/auth/github', { body: { token: 'github_1760445000000' } });
  const { authUrl } = begun.json<{ data: { authUrl: string } }>().data;
  const back = await github.agree(authUrl, person);
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  return api.call('POST', '/users/auth/github/callback', { body: back, headers: { cookie } });
}

test('SOCIAL-02 the sign-in begins at GitHub with a proof key', async () => {
  const response = await api.call('POST', '/users/auth/github', { body: { token: 'github_1760445000000' } });
  const { origin, pathname, searchParams } = new URL(response.json<{ data: { authUrl: string } }>().data.authUrl);
  expect(`${origin}${pathname}`).toBe(`${github.url}/login/oauth/authorize`);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'prepar-test',
    redirect_uri: 'http://localhost:3000/auth',
    response_type: 'code',
    scope: 'read:user user:email',
    state: expect.stringMatching(/^github\.[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(response.headers['set-cookie']).not.toContain('Secure');
});

test('SOCIAL-06 the account gets the verified primary address', async () => {
  const response = await signIn(mona);
  expect(response.statusCode).toBe(200);
  const { user } = response.json<{ data: Schemas['LoginResult'] }>().data;
  expect(user).toMatchObject({ name: 'Mona', email: 'mona@prepar.example' });
  expect((await signIn(mona)).json<{ data: Schemas['LoginResult'] }>().data.user.id).toBe(user.id);
});

test('a person without a name is called by the login', async () => {
  const response = await signIn({ subject: '7', email: 'seven@prepar.example', emailVerified: true, name: '' });
  expect(response.json()).toMatchObject({ data: { user: { name: 'person7' } } });
});

test('another verified address does not stand in for an unverified primary one', async () => {
  const response = await signIn({ subject: '8', email: 'eight@prepar.example', emailVerified: false, name: 'Eight' });
  expect([response.statusCode, response.json()]).toMatchObject([401, { code: 'SOCIAL_SIGN_IN_FAILED' }]);
});

test('GitHub and Google are told apart when only one is set up', async () => {
  const response = await api.call('POST', '/users/auth/google', { body: { token: 'google_1760445000000' } });
  expect(response.json()).toMatchObject({ code: 'SOCIAL_PROVIDER_NOT_CONFIGURED' });
});

test('a provider that is away or answers nonsense fails the sign-in, and no secret is logged', async () => {
  const broken = createServer((_request, response) => void response.writeHead(502).end('secret-in-a-page'));
  await new Promise<void>((resolve) => broken.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(broken.address() as AddressInfo).port}`;
  const lines: unknown[] = [];
  const log = { ...api.app.log, warn: (...line: unknown[]) => lines.push(line) };
  const client = { clientId: 'id', clientSecret: 'hidden-secret' };
  const config = { google: { ...client, issuer: url }, github: { ...client, baseUrl: url, apiUrl: url } };
  const social = createSocialService(api.database.db, config, () => 'http://localhost:3000');
  for (const close of [() => broken.close(), () => undefined]) {
    await expect(social.begin('google', api.clock.now, log)).rejects.toMatchObject({ code: 'SOCIAL_SIGN_IN_FAILED' });
    const { authUrl, browserSecret } = await social.begin('github', api.clock.now, log);
    const state = new URL(authUrl).searchParams.get('state') ?? '';
    const back = {
      provider: 'github' as const,
      code: 'hidden-code',
      state,
      browserSecret,
      visit: { network: '127.0.0.1' },
    };
    await expect(social.complete(back, api.clock.now, log)).rejects.toMatchObject({ code: 'SOCIAL_SIGN_IN_FAILED' });
    broken.closeAllConnections();
    close();
  }
  expect(lines).toHaveLength(4);
  expect(JSON.stringify(lines)).toContain('ECONNREFUSED');
  expect(JSON.stringify(lines)).not.toMatch(/secret|hidden/);
});

test('a provider that does not answer is waited for until the deadline only', async () => {
  const tooLate = () => new Error('too late');
  await expect(within(10, new Promise(() => undefined), tooLate)).rejects.toThrow('too late');
  await expect(within(10_000, Promise.resolve('answer'), tooLate)).resolves.toBe('answer');
});
