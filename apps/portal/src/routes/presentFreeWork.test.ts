import type { ReviewDeck } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { presentFreeWork, wrongOf } from './presentFreeWork.ts';

const deck = (...counts: [examId: string, count: number][]): ReviewDeck => ({
  today: '2025-11-20',
  due: counts.map(([examId, count]) => ({ examId, examCode: examId.toUpperCase(), count })),
  doneToday: 0,
  rightToday: 0,
  days: [],
  facts: [],
});

test('what is due in this exam and what was missed in it are free', () => {
  expect(presentFreeWork('clf-c02', 2, deck(['az-900', 9], ['clf-c02', 3]))).toEqual({
    due: { count: 3, href: '/question?exam=clf-c02&modality=all&start=now&only=due&leg=3.due.all&at=0' },
    missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes',
  });
});

test('what there is none of, or is not known, is not offered', () => {
  const none = { due: null, missedHref: null };
  expect(presentFreeWork('clf-c02', 0, undefined)).toEqual(none);
  expect(presentFreeWork('clf-c02', 0, deck(['az-900', 9]))).toEqual(none);
  expect(presentFreeWork('clf-c02', 0, deck(['clf-c02', 0]))).toEqual(none);
});

test('wrong answers are those that were not right', () => {
  expect([wrongOf({ totalQuestionsAnswered: 7, correctAnswers: 5 }), wrongOf(null)]).toEqual([2, 0]);
});
