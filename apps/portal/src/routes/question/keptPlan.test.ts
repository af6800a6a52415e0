import { beforeEach, expect, test, vi } from 'vitest';
import { planKey, removePersonalData } from '../../session/removePersonalData.ts';
import { MemoryStorage } from '../../testing/MemoryStorage.ts';
import { type KeptPlan, keptPlan } from './keptPlan.ts';

const plan: KeptPlan = {
  userId: 'u1',
  examId: 'clf',
  day: '2025-11-20',
  legs: [{ modalityId: 'all', only: null, questions: 5 }],
  done: 2,
  total: 5,
};
const keep = (more: Partial<KeptPlan> = {}) => localStorage.setItem(planKey, JSON.stringify({ ...plan, ...more }));

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('localStorage', new MemoryStorage());
});

test('how far a plan is is there in every tab, for its learner alone, until it is over', () => {
  expect(keptPlan('u1')).toBeNull();
  keep();
  expect(keptPlan('u1')).toEqual(plan);
  expect(keptPlan('u2')).toBeNull();
  keep({ done: 5 });
  expect(keptPlan('u1')).toBeNull();
});

test('a plan whose day is not known does not go on: nobody could say when it is over', () => {
  keep({ day: undefined });
  expect(keptPlan('u1')).toBeNull();
});

test('nothing of a plan stays in a browser that somebody signs out of', () => {
  keep();
  removePersonalData();
  expect(localStorage.length).toBe(0);
});
