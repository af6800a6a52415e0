import { expect, test } from 'vitest';
import { minutesUntil } from './minutesUntil.ts';

const now = new Date('2025-10-14T12:40:00Z');

test('a wait is told in whole minutes, begun ones counted, and is never over before the balance is', () => {
  expect(minutesUntil(new Date('2025-10-15T03:00:00Z'), now)).toBe(860);
  expect(minutesUntil(new Date('2025-10-14T12:41:01Z'), now)).toBe(2);
  expect(minutesUntil(new Date('2025-10-14T12:39:00Z'), now)).toBe(1);
});
