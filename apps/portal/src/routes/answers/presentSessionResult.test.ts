import type { Exam, PracticeSession, ReviewDeck } from '@prepar/api-client/types';
import { expect, test, vi } from 'vitest';
import { presentSessionResult } from './presentSessionResult.ts';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://prepar.example/')));

const all = { id: 'all', scope: 'EXAM', isActive: true, questionCount: 'infinite' };
const exam = { id: 'clf-c02', code: 'CLF-C02', name: 'Cloud Practitioner', provider: 'AWS', modalities: [all] };
const session = {
  examId: 'clf-c02',
  modalityId: 'all',
  answered: 5,
  correct: 3,
  missed: 2,
  answerTimeMs: 8_600,
  domains: [],
};
const data = {
  exams: [exam as unknown as Exam],
  examsError: undefined,
  session: session as unknown as PracticeSession,
  answers: [],
  sessionError: undefined,
  deck: undefined,
  opened: null,
  creditsLeft: null,
};
const deck = (count: number) => ({ due: [{ examId: 'clf-c02', count }] }) as unknown as ReviewDeck;

test('the time of an answer is rounded as beside the questions', () => {
  expect(presentSessionResult(data)).toMatchObject({ status: 'ready', result: { averageSeconds: 2 } });
});

test('reviews that ended early offer those that are left, and nothing that costs a credit; after the last one, as ever', () => {
  const paid = { missed: { count: 2 }, goOnHref: '/question?exam=clf-c02&modality=all&start=now' };
  expect(presentSessionResult(data)).toMatchObject({ result: { isReview: false, due: null, ...paid } });
  expect(presentSessionResult({ ...data, deck: deck(0) })).toMatchObject({
    result: { isReview: true, due: null, ...paid },
  });
  expect(presentSessionResult({ ...data, deck: deck(19) })).toMatchObject({
    result: {
      isReview: true,
      due: { count: 19, href: '/question?exam=clf-c02&modality=all&start=now&only=due&leg=19.due.all&at=0' },
      missed: null,
      goOnHref: null,
    },
  });
});
