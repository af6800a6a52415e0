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
      fact: 'Um fato.',
      dueOn: '2025-11-18',
      reviewCount: 1,
      lastCorrect: false,
      lastAnsweredOn: '2025-11-17',
    },
  ],
};

test('a fact tells how long ago it was answered and which time it comes back; overdue is today', () => {
  expect(presentReviews(deck, null)).toMatchObject({
    status: 'ready',
    deck: {
      due: [{ href: '/question?exam=clf-c02&modality=all&start=now&only=due' }],
      facts: [{ topic: 'Criptografia e chaves', wait: 0, time: 2, daysAgo: 3 }],
    },
  });
});

test('nothing missed is nothing to show; a failure is told by its kind', () => {
  expect(presentReviews({ ...deck, due: [], facts: [] }, null).status).toBe('empty');
  expect(presentReviews({ ...deck, due: [], facts: [], doneToday: 3 }, null).status).toBe('ready');
  expect(presentReviews(undefined, null).status).toBe('loading');
  expect(presentReviews(undefined, { kind: 'transport', message: null })).toMatchObject({
    status: 'failed',
    failure: { reason: 'connection' },
  });
});
