import { expect, test } from 'vitest';
import { readConfig, SettingError } from './config.ts';
import { useTestApp } from './testing/test-app.ts';

const refusal = (variables: Record<string, string>): string => {
  try {
    readConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
};

test('without settings the server is for this machine alone and trusts nobody', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    trustedProxies: 0,
    corsOrigins: [],
    databaseUrl: null,
    administrator: { email: 'admin@prepar.example', password: null },
    freeDailyCredits: 5,
    rateLimitFactor: 1,
    logLevel: 'warn',
  });
});

test('an empty value counts as absent', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'CORS_ORIGINS',
    'DATABASE_URL',
    'ADMIN_PASSWORD',
    'FREE_DAILY_CREDITS',
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'prepar.example'],
  ['PUBLIC_URL', 'ftp://prepar.example'],
  ['PUBLIC_URL', 'https://prepar.example/portal'],
  ['PUBLIC_URL', 'https://user@prepar.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['DATABASE_URL', 'mysql://localhost/prepar'],
  ['DATABASE_URL', 'localhost'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['FREE_DAILY_CREDITS', '-1'],
  ['FREE_DAILY_CREDITS', '2.5'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', 'Infinity'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name', (name, value) => {
  const message = refusal({ [name]: value });
  expect(message).toMatch(new RegExp(`^These settings cannot be used:\n  ${name}: `));
  expect(message.split('\n')).toHaveLength(2);
});

test('a number that cannot be used is told its bounds', () => {
  expect(refusal({ PORT: 'http' })).toContain('PORT: Expected a whole number from 0 to 65535 (is: http)');
  expect(refusal({ FREE_DAILY_CREDITS: '2.5' })).toContain(
    'FREE_DAILY_CREDITS: Expected a whole number from 0 to 10000 (is: 2.5)',
  );
});

test('all faults are told together, and what is secret is not repeated', () => {
  const message = refusal({
    PORT: 'http',
    DATABASE_URL: 'mysql://root:hunter2@db',
    ADMIN_PASSWORD: 'hunter2',
    LOG_LEVEL: 'loud',
  });
  expect(message).toContain('PORT');
  expect(message).toContain('(is: http)');
  expect(message).toContain('DATABASE_URL');
  expect(message).toContain('ADMIN_PASSWORD');
  expect(message).toContain('(is: loud)');
  expect(message).not.toContain('hunter2');
});

test('origins are kept as browsers send them', () => {
  const { publicUrl, corsOrigins } = readConfig({
    PUBLIC_URL: 'HTTPS://Prepar.Example:443/',
    CORS_ORIGINS: ' https://A.example/ ,, http://b.example:80',
  });
  expect(publicUrl).toBe('https://prepar.example');
  expect(corsOrigins).toEqual(['https://a.example', 'http://b.example']);
});

test('the address of the service follows its port, and waits for it when any port will do', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PORT: '0' }).publicUrl).toBeNull();
});

test.each([
  ['true', 1],
  ['false', 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%s believes %i proxies', (value, proxies) => {
  expect(readConfig({ TRUST_PROXY: value }).trustedProxies).toBe(proxies);
});

const api = useTestApp({ freeDailyCredits: 0 });

test('a service without free credits gives none', async () => {
  const learner = await api.learner();
  expect((await learner.call('GET', '/users/account-info')).json()).toMatchObject({ data: { creditsRemaining: 0 } });
});
