import type { Api } from '@prepar/api-client/api';
import { expect, test } from 'vitest';
import { guessLanguage, loadSettings } from './loadSettings.ts';

const stored = { dailyGoal: 35, language: 'ES_ES' };
const ok = (data: unknown) => ({ ok: true as const, status: 200, data });
const refused = {
  ok: false as const,
  failure: { kind: 'http' as const, status: 500, code: null, message: null, details: [], retryAfter: null },
};
const offline = { ok: false as const, failure: { kind: 'transport' as const, message: null } };
const calls = (read: unknown[], created: unknown = refused) => {
  const answers = [...read];
  return { read: async () => answers.shift(), createDefaults: async () => created } as unknown as Api['settings'];
};

test('SETT-25 SETT-26 without anybody signed in: defaults in the language of the time zone, and no call', async () => {
  const nobody = calls([]);
  await expect(loadSettings(nobody, false, 'America/New_York')).resolves.toMatchObject({
    settings: { dailyGoal: 20, language: 'EN_US' },
    areStored: false,
  });
  await expect(loadSettings(nobody, false, 'America/Mexico_City')).resolves.toMatchObject({
    settings: { language: 'ES_ES' },
  });
  await expect(loadSettings(nobody, false, 'America/Sao_Paulo')).resolves.toMatchObject({
    settings: { language: 'PT_BR' },
  });
});

test('SETT-27 SETT-28 the account has settings, or none and then defaults', async () => {
  await expect(loadSettings(calls([ok(stored)]), true, '')).resolves.toEqual({
    settings: stored,
    areStored: true,
    warning: null,
  });
  await expect(loadSettings(calls([ok(null)]), true, '')).resolves.toMatchObject({
    settings: { dailyGoal: 20 },
    areStored: false,
    warning: null,
  });
});

test('SETT-29 settings that cannot be read are created and read again', async () => {
  await expect(loadSettings(calls([refused, ok(stored)], ok(stored)), true, '')).resolves.toEqual({
    settings: stored,
    areStored: true,
    warning: null,
  });
});

test('SETT-30 when that fails too, defaults come with a warning', async () => {
  await expect(loadSettings(calls([refused, refused], ok(stored)), true, '')).resolves.toMatchObject({
    settings: { dailyGoal: 20 },
    warning: 'usingDefaults',
  });
  await expect(loadSettings(calls([offline], offline), true, '')).resolves.toMatchObject({ warning: 'loadFailed' });
});

test('SETT-26 the time zone tells the language', () => {
  const languages = [
    'America/New_York',
    'America/Los_Angeles',
    'Mexico/General',
    'America/Argentina/Buenos_Aires',
    'America/Sao_Paulo',
    'America/Chicago',
    'Europe/Madrid',
    'UTC',
    '',
  ].map(guessLanguage);
  expect(languages).toEqual(['EN_US', 'EN_US', 'ES_ES', 'ES_ES', 'PT_BR', 'PT_BR', 'PT_BR', 'PT_BR', 'PT_BR']);
});
