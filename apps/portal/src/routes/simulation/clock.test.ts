import { expect, test } from 'vitest';
import { presentClock, warningOf } from './clock.ts';

const start = Date.parse('2025-11-20T15:00:00.000Z');
const simulation = {
  pace: 'OFFICIAL',
  startTime: '2025-11-20T15:00:00.000Z',
  endsAt: '2025-11-20T16:30:00.000Z',
} as const;
const at = (secondsLeft: number, isHidden = false) =>
  presentClock({ simulation, now: start + (5400 - secondsLeft) * 1000, isHidden });

test.each([
  [3000, 'calm'],
  [601, 'calm'],
  [600, 'soon'],
  [61, 'soon'],
  [60, 'last'],
  [0, 'last'],
] as const)('with %i seconds left the clock is %s', (seconds, tone) => {
  expect(at(seconds)).toMatchObject({ counts: 'left', seconds, tone });
});

test('a hidden clock comes back in the last ten minutes', () => {
  expect(at(900, true).isHidden).toBe(true);
  expect(at(600, true).isHidden).toBe(false);
});

test('time that is over stays at nothing', () => {
  expect(at(-30)).toMatchObject({ seconds: 0, tone: 'last' });
});

test('without a limit it counts up and warns of nothing', () => {
  const clock = presentClock({ simulation: { ...simulation, pace: 'UNTIMED' }, now: start + 90_000, isHidden: false });
  expect(clock).toMatchObject({ counts: 'passed', seconds: 90, used: null, tone: 'calm' });
  expect(warningOf(clock, null)).toBeNull();
  const early = { simulation: { ...simulation, pace: 'UNTIMED' }, now: start - 2000, isHidden: false } as const;
  expect(presentClock(early)).toMatchObject({ seconds: 0 });
});

test('a warning stands for a minute, at ten and five minutes, and in the last one until the end', () => {
  const warnings = [700, 600, 545, 530, 300, 245, 200, 60, 1].map((seconds) => warningOf(at(seconds), null));
  expect(warnings).toEqual([null, 10, 10, null, 5, 5, null, 1, 1]);
  expect(warningOf(at(590), 10)).toBeNull();
  expect(warningOf(at(290), 10)).toBe(5);
  expect(warningOf(at(30), 5)).toBe(1);
});
