import { expect, test } from 'vitest';
import { daysToBack } from './daysToBack.ts';

test('what was missed says in how many days it is back, as long as that day is ahead', () => {
  const days = (dueOn: string | null, isCorrect = false) => daysToBack({ dueOn, isCorrect }, '2025-11-20');
  expect(days('2025-11-21')).toBe(1);
  expect(days('2025-11-23')).toBe(3);
  for (const dueOn of [null, '2025-11-20', '2025-11-19']) expect(days(dueOn)).toBeUndefined();
  expect(daysToBack({ isCorrect: false }, '2025-11-20')).toBeUndefined();
  expect(days('2025-11-22', true)).toBeUndefined();
  expect(daysToBack({ dueOn: '2025-11-21', isCorrect: false }, undefined)).toBeUndefined();
});
