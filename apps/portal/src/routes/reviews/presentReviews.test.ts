import type { ReviewDeck } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { presentReviews } from './presentReviews.ts';

const deck: ReviewDeck = {
  today: '2025-11-20',
  due: [{ examId: 'clf-c02', examCode: 'CLF-C02', count: 1 }],
  doneToday: 0,
  rightToday: 0,
  days: [],
  facts: [
    {
      questionId: 'q1',
      examId: 'clf-c02',
      examCode: 'CLF-C02',
      domain: 'Segurança',
      topic: 'Criptografia e chaves',
      prompt: 'Os dados devem ser cifrados.\n\nO que se usa?',
      fact: 'Um fato.',
      dueOn: '2025-11-18',
      reviewCount: 1,
      lastCorrect: false,
      lastAnsweredOn: '2025-11-17',
    },
  ],
};

test('a fact tells how long ago it was answered and which time it comes back; overdue is today', () => {
  expect(presentReviews(deck, null, null)).toMatchObject({
    status: 'ready',
    deck: {
      due: [{ href: '/question?exam=clf-c02&modality=all&start=now&only=due&leg=1.due.all&at=0' }],
      facts: [{ topic: 'Criptografia e chaves', prompt: deck.facts[0]?.prompt, wait: 0, time: 2, daysAgo: 3 }],
    },
  });
});

test('nothing missed is nothing to show; a failure is told by its kind', () => {
  expect(presentReviews({ ...deck, due: [], facts: [] }, null, null).status).toBe('empty');
  expect(presentReviews({ ...deck, due: [], facts: [], doneToday: 3 }, null, null).status).toBe('ready');
  expect(presentReviews(undefined, null, null).status).toBe('loading');
  expect(presentReviews(undefined, { kind: 'transport', message: null }, null)).toMatchObject({
    status: 'failed',
    failure: { reason: 'connection' },
  });
});

test('without credits it says when they come back, and leads to wrong answers where there are some', () => {
  const none = { left: 0, renewsInMinutes: 90 };
  expect(presentReviews({ ...deck, due: [] }, null, none)).toMatchObject({
    spent: { renewsInMinutes: 90, work: { due: null, missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes' } },
  });
  expect(presentReviews({ ...deck, due: [], facts: [] }, null, none)).toMatchObject({
    status: 'empty',
    spent: { work: { missedHref: null }, progressHref: '/progress' },
  });
  expect(presentReviews(deck, null, { left: 3, renewsInMinutes: 90 })).toMatchObject({ spent: null });
});
