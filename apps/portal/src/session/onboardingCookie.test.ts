import { expect, test } from 'vitest';
import { onboardingCookie, readOnboardingCookie } from './onboardingCookie.ts';

test('ONB-10 CONST-01 the cookie lasts 365 days on every path, lax and not only over https', () => {
  expect(onboardingCookie).toBe('onboardingCompleted=true; path=/; max-age=31536000; samesite=lax');
});

test('the cookie is found among others and only with its exact value', () => {
  expect(readOnboardingCookie('a=1; onboardingCompleted=true; b=2')).toBe(true);
  expect(readOnboardingCookie('onboardingCompleted=false')).toBe(false);
  expect(readOnboardingCookie('notOnboardingCompleted=true')).toBe(false);
  expect(readOnboardingCookie('')).toBe(false);
});
