import type { Attempt, Exam, PracticeSession, ReviewDeck } from '@prepar/api-client/types';
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
  missedInExam: 27,
  endTime: '2025-11-20T20:00:00.000Z',
  answerTimeMs: 8_600,
  domains: [],
};
const data = {
  exams: [exam as unknown as Exam],
  examsError: undefined,
  session: session as unknown as PracticeSession,
  answers: [],
  sessionError: undefined,
  only: null,
  deck: undefined,
  opened: null,
  creditsLeft: null,
};
const attempts = [
  { questionId: 'q_2', isCorrect: false },
  { questionId: 'q_1', isCorrect: true },
] as unknown as Attempt[];
const deckOf = (due: Record<string, number>, dueOn: Record<string, string> = {}) =>
  ({
    today: '2025-11-20',
    doneToday: 5,
    rightToday: 4,
    due: Object.entries(due).map(([examId, count]) => ({ examId, examCode: examId.toUpperCase(), count })),
    facts: Object.entries(dueOn).map(([questionId, day]) => ({ questionId, dueOn: day })),
  }) as unknown as ReviewDeck;

test('of practice what was missed says that it comes back free, beside what asks it again for credits', () => {
  const deck = deckOf({ 'clf-c02': 19 }, { q_2: '2025-11-21' });
  expect(presentSessionResult({ ...data, answers: attempts, deck })).toMatchObject({
    result: { kind: 'practice', due: null, daysToBack: 1, missed: { count: 2 } },
  });
});

test('a run over what was missed goes on with what is left: of its session, and of no other once that is all right, else of the exam', () => {
  const run = { ...data, only: 'missed' as const };
  const href = '/question?exam=clf-c02&modality=all&start=now&only=missed&leg=27.missed.all&at=0';
  const all = { count: 27, wrong: null, href };
  expect(presentSessionResult(run)).toMatchObject({ result: { kind: 'missed', due: null, missed: all } });
  const last = { ...run, session: { ...data.session, missedInExam: 0 } };
  expect(presentSessionResult(last)).toMatchObject({ result: { missed: null, allRight: 'exam' } });
  const originOf = (missed: number) => ({ ...data.session, id: 's_1', missed });
  expect(presentSessionResult({ ...run, origin: originOf(0) })).toMatchObject({
    result: { missed: null, allRight: 'session' },
  });
  expect(presentSessionResult({ ...run, origin: originOf(3) })).toMatchObject({
    result: {
      missed: { count: 3, wrong: null, href: expect.stringMatching(/&leg=3\.missed\.all&at=0&missed-in=s_1$/) },
    },
  });
});

test('what was missed in a session leads to that alone', () => {
  expect(presentSessionResult({ ...data, session: { ...data.session, id: 's_2' } })).toMatchObject({
    result: { missed: { count: 2, wrong: 2, href: expect.stringMatching(/&leg=2\.missed\.all&at=0&missed-in=s_2$/) } },
  });
});

test('the time of an answer is rounded as beside the questions', () => {
  expect(presentSessionResult(data)).toMatchObject({ status: 'ready', result: { averageSeconds: 2 } });
});

test('reviews that ended early offer those that are left, and nothing that costs a credit; the last one ends those of today, and what was missed in it is not sold', () => {
  const goOnHref = '/question?exam=clf-c02&modality=all&start=now';
  expect(presentSessionResult({ ...data, deck: deckOf({}) })).toMatchObject({
    result: { kind: 'practice', due: null, reviewed: { done: 5, right: 4 }, missed: { count: 2 }, goOnHref },
  });
  expect(presentSessionResult({ ...data, only: 'due', deck: deckOf({}) })).toMatchObject({
    result: { kind: 'review', due: null, reviewed: { done: 5, right: 4 }, missed: null, goOnHref },
  });
  const href = '/question?exam=clf-c02&modality=all&start=now&only=due&leg=19.due.all&at=0';
  expect(presentSessionResult({ ...data, only: 'due', deck: deckOf({ 'az-900': 3, 'clf-c02': 19 }) })).toMatchObject({
    result: {
      kind: 'review',
      due: { examCode: 'CLF-C02', count: 19, href },
      reviewed: null,
      missed: null,
      goOnHref: null,
    },
  });
});

test('that the reviews of today are done is said of sessions of today alone, and not of runs over what was missed', () => {
  const reviewedIn = (more: object) => presentSessionResult({ ...data, deck: deckOf({}), ...more });
  const ended = (endTime: string | null) => ({ session: { ...data.session, endTime } });
  expect(reviewedIn(ended(null))).toMatchObject({ result: { reviewed: { done: 5 } } });
  expect(reviewedIn(ended('2025-11-18T20:00:00.000Z'))).toMatchObject({ result: { reviewed: null } });
  expect(reviewedIn({ only: 'missed' })).toMatchObject({ result: { reviewed: null } });
});

test('after the last review of an exam those of another one go before what costs a credit', () => {
  const href = '/question?exam=az-900&modality=all&start=now&only=due&leg=3.due.all&at=0';
  expect(presentSessionResult({ ...data, only: 'due', deck: deckOf({ 'az-900': 3 }) })).toMatchObject({
    result: {
      due: { examCode: 'AZ-900', count: 3, href },
      missed: null,
      goOnHref: '/question?exam=clf-c02&modality=all&start=now',
    },
  });
});

test.each([null, 'due'] as const)(
  'when the last one of what was missed comes back is said, and nothing once that day is there, in sessions of: %s',
  (only) => {
    const daysToBack = (dueOn: Record<string, string>, answers = attempts) => {
      const state = presentSessionResult({ ...data, answers, only, deck: deckOf({ 'clf-c02': 4 }, dueOn) });
      return state.status === 'ready' ? state.result.daysToBack : undefined;
    };
    expect(daysToBack({ q_2: '2025-11-22', q_1: '2025-11-24' })).toBe(2);
    expect(daysToBack({ q_2: '2025-11-20' })).toBeNull();
    expect(daysToBack({})).toBeNull();
    const two = [...attempts, { questionId: 'q_3', isCorrect: false }] as unknown as Attempt[];
    expect(daysToBack({ q_3: '2025-11-25', q_2: '2025-11-22' }, two)).toBe(5);
    expect(daysToBack({ q_2: '2025-11-22' }, two), 'the other comes later than the deck shows').toBeNull();
  },
);
