import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { succeed } from '../testing/practice.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

const status = (learner: Caller) => succeed<Schemas['OnboardingStatus']>(learner.call('GET', '/config/onboarding'));
const complete = (learner: Caller) =>
  succeed<Schemas['OnboardingStatus']>(
    learner.call('POST', '/config/onboarding/force-complete', { body: { step: 'tourComplete' } }),
  );

test('ONB-08 a new learner has not taken the tour', async () => {
  expect(await status(await api.learner())).toEqual({ completed: false, completedAt: null });
});

test('ONB-09 the tour is completed once, at its first completion', async () => {
  const learner = await api.learner();
  const completed = { completed: true, completedAt: api.clock.now.toISOString() };
  expect(await complete(learner)).toEqual(completed);
  api.clock.advance(60_000);
  expect(await complete(learner)).toEqual(completed);
  expect(await status(learner)).toEqual(completed);
  const body = { email: learner.email, password: goodPassword };
  expect(await succeed(api.call('POST', '/users/auth/login', { body }))).toMatchObject({ needsOnboarding: false });
});

test('ONB-09 no other step completes it', async () => {
  const learner = await api.learner();
  const response = await learner.call('POST', '/config/onboarding/force-complete', { body: { step: 'step1' } });
  expect(response.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'step', code: 'NOT_ALLOWED' }],
  });
  expect((await status(learner)).completed).toBe(false);
});
