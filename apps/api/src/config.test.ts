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
