import { describe, expect, test } from 'vitest';
import { addDays, localDate, nextMidnight, splitByDay, startOfWeek, timeZoneNamed } from './local-days.ts';

const at = (iso: string) => new Date(iso);
const hour = 3_600_000;

test.each([
  ['America/Sao_Paulo', '2025-11-20T02:59:59.999Z', '2025-11-19'],
  ['America/Sao_Paulo', '2025-11-20T03:00:00.000Z', '2025-11-20'],
  ['Asia/Tokyo', '2025-11-20T14:59:59.999Z', '2025-11-20'],
  ['Asia/Tokyo', '2025-11-20T15:00:00.000Z', '2025-11-21'],
  ['America/Los_Angeles', '2025-07-01T06:59:59.999Z', '2025-06-30'],
  ['America/Los_Angeles', '2025-07-01T07:00:00.000Z', '2025-07-01'],
  ['America/Los_Angeles', '2025-12-01T07:59:59.999Z', '2025-11-30'],
  ['America/Los_Angeles', '2025-12-01T08:00:00.000Z', '2025-12-01'],
  ['Asia/Kathmandu', '2025-11-20T18:15:00.000Z', '2025-11-21'],
])('in %s the instant %s belongs to %s', (zone, instant, day) => {
  expect(localDate(at(instant), zone)).toBe(day);
});

describe('the next midnight', () => {
  test.each([
    ['America/Sao_Paulo', '2025-11-20T15:00:00.000Z', '2025-11-21T03:00:00.000Z'],
    ['Asia/Tokyo', '2025-11-20T15:00:00.000Z', '2025-11-21T15:00:00.000Z'],
    // The clock goes forward and back between the two midnights: days of 23 and 25 hours.
    ['America/Los_Angeles', '2025-03-09T08:00:00.000Z', '2025-03-10T07:00:00.000Z'],
    ['America/Los_Angeles', '2025-11-02T07:00:00.000Z', '2025-11-03T08:00:00.000Z'],
    // A day that begins at one o'clock, because its midnight is skipped.
    ['America/Santiago', '2025-09-06T12:00:00.000Z', '2025-09-07T04:00:00.000Z'],
  ])('in %s after %s is %s', (zone, instant, midnight) => {
    expect(nextMidnight(at(instant), zone)).toEqual(at(midnight));
  });
});

test('days move over months, years and leap days', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addDays('2025-03-09', 7)).toBe('2025-03-16');
});

test('a week begins on its Sunday', () => {
  expect(['2025-11-15', '2025-11-16', '2025-11-20', '2025-11-22', '2025-11-23'].map(startOfWeek)).toEqual([
    '2025-11-09',
    '2025-11-16',
    '2025-11-16',
    '2025-11-16',
    '2025-11-23',
  ]);
});

test('time is cut at each midnight and nothing of it is lost', () => {
  expect(splitByDay(at('2025-11-20T02:00:00.000Z'), at('2025-11-22T04:30:00.000Z'), 'America/Sao_Paulo')).toEqual([
    { date: '2025-11-19', ms: hour },
    { date: '2025-11-20', ms: 24 * hour },
    { date: '2025-11-21', ms: 24 * hour },
    { date: '2025-11-22', ms: 1.5 * hour },
  ]);
  expect(splitByDay(at('2025-11-02T07:00:00.000Z'), at('2025-11-03T08:00:00.000Z'), 'America/Los_Angeles')).toEqual([
    { date: '2025-11-02', ms: 25 * hour },
  ]);
});

test('no time is no day', () => {
  const instant = at('2025-11-20T03:00:00.000Z');
  expect(splitByDay(instant, instant, 'America/Sao_Paulo')).toEqual([]);
});

test('zones are names that the time zone database knows', () => {
  for (const name of ['America/Sao_Paulo', 'Asia/Tokyo', 'UTC']) expect(timeZoneNamed(name)).toBe(name);
  const unknown = ['', 'Mars/Olympus', 'local', 'America/São_Paulo', '+05:30', "x'; drop table users"];
  expect(unknown.filter((name) => timeZoneNamed(name) !== null)).toEqual([]);
});

test('every spelling of a time zone is one zone', () => {
  expect(['america/sao_paulo', 'AMERICA/SAO_PAULO', 'Brazil/East'].map(timeZoneNamed)).toEqual(
    Array.from({ length: 3 }, () => 'America/Sao_Paulo'),
  );
  expect(timeZoneNamed('asia/kolkata')).toBe(timeZoneNamed('Asia/Calcutta'));
});
