import { expect, test } from 'vitest';
import { daysBetween } from '../time/local-days.ts';
import { type Card, cardAfter, cardWanted } from './memory.ts';

const on = '2026-03-01';
const missed = (): Card => {
  const card = cardAfter(null, false, on);
  if (!card) throw new Error('A miss makes a card');
  return card;
};

test('a fact that was never missed has no card; a miss brings it back the next day', () => {
  expect(cardAfter(null, true, on)).toBeNull();
  expect(missed()).toMatchObject({ reviewed_on: on, due_on: '2026-03-02', times: 0, is_dropped: false });
});

test('each right answer on its day lets it rest longer, another miss a week at most', () => {
  let card = missed();
  const rests: number[] = [];
  for (let time = 0; time < 8; time++) {
    const day = card.due_on;
    card = cardAfter(card, true, day) ?? card;
    rests.push(daysBetween(day, card.due_on));
  }
  expect(rests).toEqual(rests.toSorted((a, b) => a - b));
  expect(rests.slice(0, 3)).toEqual([2, 6, 17]);
  expect(Math.max(...rests)).toBeLessThanOrEqual(180);
  expect(card.times).toBe(8);
  const again = cardAfter(card, false, card.due_on);
  expect(daysBetween(card.due_on, again?.due_on ?? '')).toBeLessThanOrEqual(7);
});

test('a right answer on the same day proves nothing, a miss counts; clocks that go back do no harm', () => {
  const card = missed();
  expect(cardAfter(card, true, on)).toBe(card);
  expect(cardAfter(card, false, on)).toMatchObject({ due_on: '2026-03-02', times: 0 });
  expect(cardAfter(card, true, '2026-02-20')).toBe(card);
  const known = cardAfter(card, true, card.due_on) ?? card;
  const forgotten = cardAfter(known, false, known.reviewed_on);
  expect(forgotten?.stability).toBeLessThan(known.stability);
  expect(forgotten?.times).toBe(known.times);
});

test('what is asked for comes back tomorrow, or sooner where it is due; what is dropped stays away until it is asked for', () => {
  expect(cardWanted(null, on)).toMatchObject({ due_on: '2026-03-02', is_dropped: false });
  expect(cardWanted(missed(), '2026-03-05').due_on).toBe('2026-03-02');
  const rested = cardAfter(missed(), true, '2026-03-02');
  expect(cardWanted(rested, '2026-03-02').due_on).toBe('2026-03-03');
  const dropped = { ...missed(), is_dropped: true };
  expect(cardAfter(dropped, false, '2026-03-08')).toBe(dropped);
  expect(cardWanted(dropped, '2026-03-08')).toMatchObject({ is_dropped: false, due_on: '2026-03-09' });
});
