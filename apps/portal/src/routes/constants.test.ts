import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://prepar.example/')));

const { examsFreshMs } = await import('../data/useExams.ts');
const { redirectMs } = await import('./logout/useLogout.ts');
const { last, splashMs } = await import('./onboarding/useOnboarding.ts');
const { breakAfterMinutes } = await import('./question/useBreakReminder.ts');

test('CONST-01 PRAC-23 ONB-01 ONB-02 exams are fresh for 300000 ms; a splash of 3 seconds, then 5 steps', () => {
  expect({ examsFreshMs, splashMs, steps: last }).toEqual({ examsFreshMs: 300_000, splashMs: 3000, steps: 5 });
});

test('CONST-02 after logging out the sign-in page comes in one second, after an error in two', () => {
  expect(redirectMs).toEqual({ success: 1000, error: 2000 });
});

test('SETT-18 a break is suggested after 50 minutes', () => {
  expect(breakAfterMinutes).toBe(50);
});
