import { expect, test } from 'vitest';
import { groupDays, unitOf } from './dayGroups.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2025, 10, 21 - count + index)).toISOString().slice(0, 10),
  }));

test('up to 31 days are drawn one by one, up to 27 weeks as weeks, more as months', () => {
  expect([1, 7, 31, 32, 90, 189, 190, 900].map(unitOf)).toEqual([
    'day',
    'day',
    'day',
    'week',
    'week',
    'week',
    'month',
    'month',
  ]);
});

test('weeks end with the last day, and no day is lost', () => {
  const groups = groupDays(days(90), 'week');
  expect(groups.map((group) => group.length)).toEqual([6, ...Array.from({ length: 12 }, () => 7)]);
  expect(groups.at(-1)?.map(({ date }) => date.slice(8))).toEqual(['14', '15', '16', '17', '18', '19', '20']);
  expect(groups.flat()).toEqual(days(90));
});

test('months are those of the calendar, and days stand alone', () => {
  expect(groupDays(days(61), 'month').map((group) => [group[0]?.date, group.length])).toEqual([
    ['2025-09-21', 10],
    ['2025-10-01', 31],
    ['2025-11-01', 20],
  ]);
  expect(groupDays(days(3), 'day').map((group) => group.length)).toEqual([1, 1, 1]);
});
