import { defaultSettings } from '@prepar/openapi/types';
import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { insist, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

const read = (learner: Caller) => succeed<Schemas['Settings'] | null>(learner.call('GET', '/config/settings'));
const create = (learner: Caller, language = 'pt-BR') =>
  succeed<Schemas['Settings']>(
    insist(() => learner.call('POST', '/config/default', { headers: { 'accept-language': language } })),
  );
const save = ({ call }: Caller, settings: object) => call('PUT', '/config/settings', { body: settings });

test('SETT-27 SETT-28 a new learner has no settings', async () => {
  expect(await read(await api.learner())).toBeNull();
});

test('SETT-29 SETT-07 SETT-09 SETT-10 SETT-11 SETT-12 SETT-13 SETT-14 SETT-15 SETT-16 SETT-17 SETT-18 SETT-19 SETT-20 SETT-21 SETT-22 SETT-23 the defaults are stored', async () => {
  const learner = await api.learner();
  expect(await create(learner)).toEqual(defaultSettings);
  expect(await read(learner)).toEqual(defaultSettings);
});

test.each([
  ['en-US', 'EN_US'],
  ['es-ES,es;q=0.9', 'ES_ES'],
  ['de', 'PT_BR'],
])('the defaults for a call in %s have the language %s', async (header, language) => {
  expect((await create(await api.learner(), header)).language).toBe(language);
});

test('SETT-33 saved settings replace the stored ones as a whole', async () => {
  const learner = await api.learner();
  const chosen = { ...(await create(learner)), dailyGoal: 100, fontSize: 'LARGE', soundEffects: false };
  expect(await succeed(save(learner, chosen))).toEqual(chosen);
  expect(await read(learner)).toEqual(chosen);
});

test('creating defaults never overwrites what was chosen', async () => {
  const learner = await api.learner();
  const chosen = { ...(await create(learner)), dailyGoal: 7 };
  await succeed(save(learner, chosen));
  expect(await create(learner, 'en-US')).toEqual(chosen);
});

test('creating and saving at the same moment keeps what was saved', async () => {
  for (let round = 0; round < 5; round++) {
    const learner = await api.learner();
    const chosen = { ...(await create(await api.learner())), dailyGoal: 7 };
    const [saved] = await Promise.all([
      insist(() => save(learner, chosen)),
      ...Array.from({ length: 3 }, () => create(learner)),
    ]);
    expect(saved.statusCode).toBe(200);
    expect(await read(learner)).toEqual(chosen);
  }
});

test('SETT-03 a theme, a missing field and a value out of range are refused, and nothing is stored', async () => {
  const learner = await api.learner();
  const { debugMode: _debugMode, ...incomplete } = await create(await api.learner());
  for (const [changes, field] of [
    [{ ...incomplete }, 'debugMode'],
    [{ ...incomplete, debugMode: true, theme: 'DARK' }, 'theme'],
    [{ ...incomplete, debugMode: 'yes' }, 'debugMode'],
    [{ ...incomplete, debugMode: true, dailyGoal: 0 }, 'dailyGoal'],
    [{ ...incomplete, debugMode: true, dailyGoal: 101 }, 'dailyGoal'],
    [{ ...incomplete, debugMode: true, language: 'FR_FR' }, 'language'],
  ] as const) {
    const response = await save(learner, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json<Schemas['ErrorEnvelope']>().details?.map((detail) => detail.field)).toEqual([field]);
  }
  expect(await read(learner)).toBeNull();
});

test('settings belong to one learner', async () => {
  const [learner, other] = [await api.learner(), await api.learner()];
  await create(learner);
  expect(await read(other)).toBeNull();
});

test('a setting that is younger than what is stored has its default', async () => {
  const learner = await api.learner();
  await create(learner);
  await api.database.pool.query("update settings set values = values - 'soundEffects'");
  expect(await read(learner)).toEqual(defaultSettings);
});
