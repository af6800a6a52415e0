import { expect, test } from 'vitest';
import { countChanges } from './countChanges.ts';
import { dailyGoalRange } from './dailyGoalRange.ts';
import { states } from './settings.fixtures.ts';

test('SETT-33 what is not stored yet is counted, without the theme that no account keeps', () => {
  const { theme: _theme, ...stored } = states.ready.settings;
  expect(countChanges(stored, stored)).toBe(0);
  expect(countChanges(stored, { ...stored, dailyGoal: 25, autoSave: false })).toBe(2);
  const dark = { ...stored, theme: 'DARK' as const };
  expect(countChanges(stored, dark)).toBe(0);
});

test('SETT-08 CONST-04 the daily goal is between 1 and 100', () => {
  expect(dailyGoalRange).toEqual({ min: 1, max: 100 });
});
