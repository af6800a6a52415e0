import { expect, test } from 'vitest';
import { readConfig, SettingError } from './config.ts';

function refusal(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return '';
}

test('without settings nothing is sent and no provider is set up', () => {
  const { mail, google, github } = readConfig({});
  expect({ smtpUrl: mail.smtpUrl, google, github }).toEqual({ smtpUrl: null, google: null, github: null });
});

test('the sender is an address, or a name with one', () => {
  expect(readConfig({ MAIL_FROM: 'mail@prepar.example' }).mail.from).toEqual({
    name: '',
    address: 'mail@prepar.example',
  });
  expect(readConfig({ MAIL_FROM: 'Prepar Brasil <mail@prepar.example>' }).mail.from).toEqual({
    name: 'Prepar Brasil',
    address: 'mail@prepar.example',
  });
  for (const sender of [
    'Prepar',
    'Prepar <mail>',
    'Prepar <a@b.example>\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
  ])
    expect(refusal({ MAIL_FROM: sender })).toContain('MAIL_FROM');
});

test('half of what belongs together is refused, naming the other half', () => {
  expect(refusal({ SMTP_URL: 'smtp://mail.example' })).toContain('MAIL_FROM: Needed together with SMTP_URL');
  expect(refusal({ GOOGLE_CLIENT_ID: 'a' })).toContain('GOOGLE_CLIENT_SECRET: Needed together with GOOGLE_CLIENT_ID');
  expect(refusal({ GITHUB_CLIENT_SECRET: 's' })).toContain(
    'GITHUB_CLIENT_ID: Needed together with GITHUB_CLIENT_SECRET',
  );
});

test('a refused setting is told without any secret', () => {
  const message = refusal({
    SMTP_URL: 'http://prepar:hidden@mail.example',
    GOOGLE_CLIENT_SECRET: 'hidden',
    GOOGLE_ISSUER: 'http://google.example',
  });
  expect(message).toContain('SMTP_URL');
  expect(message).toContain('GOOGLE_ISSUER: Expected an https address (is: http://google.example)');
  expect(message).not.toContain('hidden');
  expect(refusal({ GOOGLE_CLIENT_SECRET: 'hidden' })).not.toContain('hidden');
  expect(refusal({ SECRET_KEY: 'hidden' })).toContain('SECRET_KEY: Expected at least 32 characters');
  expect(refusal({ SECRET_KEY: 'hidden' })).not.toContain('hidden');
});

test('a provider without https is reached on this machine only', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  for (const issuer of ['http://localhost:8080', 'http://127.0.0.1:8080/', 'http://[::1]:8080'])
    expect(readConfig({ ...client, GOOGLE_ISSUER: issuer }).google?.issuer).toBe(issuer.replace(/\/$/, ''));
  for (const issuer of [
    'http://localhost.example',
    'http://localhost:x@example.com',
    'http://10.0.0.1',
    'ftp://localhost',
    'localhost',
  ])
    expect(refusal({ ...client, GOOGLE_ISSUER: issuer })).toContain('GOOGLE_ISSUER');
});

test('the providers are found at their usual addresses', () => {
  const { google, github } = readConfig({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
  });
  expect(google).toEqual({ clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' });
  expect(github).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    baseUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
  });
});

test('a language model is set with its address and name, and costs what the list of prices says', () => {
  expect(readConfig({}).languageModel).toBeNull();
  const server = { AI_BASE_URL: 'https://models.example/v1/', AI_MODEL: 'small', AI_API_KEY: 'k' };
  expect(readConfig({ ...server, AI_PRICES: 'large=2.5/10, small=0.15/0.6' }).languageModel).toEqual({
    baseUrl: 'https://models.example/v1',
    apiKey: 'k',
    name: 'small',
    price: { input: 150_000, output: 600_000 },
    dailyCalls: 1000,
    dailyStockCalls: 200,
    patienceMs: 12_000,
  });
  expect(readConfig({ AI_BASE_URL: 'http://models.internal:8000', AI_MODEL: 'small' }).languageModel).toMatchObject({
    apiKey: null,
    price: { input: 0, output: 0 },
  });
});

test('a language model that cannot be used is refused with its fault, and without its key', () => {
  const server = { AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'small' };
  expect(refusal({ AI_MODEL: 'small' })).toContain('AI_BASE_URL: Needed together with AI_MODEL');
  expect(refusal({ AI_BASE_URL: server.AI_BASE_URL })).toContain('AI_MODEL: Needed together with AI_BASE_URL');
  expect(refusal({ AI_API_KEY: 'hidden' })).toContain('AI_BASE_URL: Needed together with AI_API_KEY');
  expect(refusal({ ...server, AI_BASE_URL: 'https://ana:hidden@models.example' })).toMatch(/^ {2}AI_BASE_URL: [^(]*$/m);
  expect(refusal({ ...server, AI_BASE_URL: 'http://models.example', AI_API_KEY: 'hidden' })).toMatch(
    /AI_BASE_URL: Expected an https address, so that the key stays secret$/m,
  );
  expect(refusal({ ...server, AI_PRICES: 'small=cheap' })).toContain('AI_PRICES: Expected model=input/output');
  expect(refusal({ ...server, AI_PRICES: 'large=1/2' })).toContain('AI_PRICES: Expected a price for small');
  expect(refusal({ ...server, AI_DAILY_CALLS: 'many' })).toContain('AI_DAILY_CALLS: Expected a whole number');
  expect(refusal({ ...server, AI_API_KEY: 'hid den' })).not.toContain('hid den');
});
