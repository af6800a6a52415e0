import { expect, test } from 'vitest';
import { makeExam } from '../../testing/exam.ts';
import { type EntryData, presentEntry } from './presentEntry.ts';
import type { Simulation } from './useLatestSimulation.ts';

const exam = makeExam({
  progress: { totalQuestionsAnswered: 4, correctAnswers: 3, accuracy: 75, lastStudyDate: null },
});
const entry = (more: Partial<EntryData>) =>
  presentEntry({
    exam,
    simulation: null,
    pace: 'OFFICIAL',
    creditsLeft: 65,
    deck: undefined,
    now: Date.parse('2025-11-20T15:00:00.000Z'),
    isOnline: true,
    isStarting: false,
    failure: null,
    questionId: null,
    ...more,
  });

test('a simulation begins with a credit for each question, or where they are not known', () => {
  expect(entry({}).door).toEqual({ kind: 'open', isStarting: false, failure: null });
  expect(entry({ creditsLeft: null }).door.kind).toBe('open');
  expect(entry({ isOnline: false }).door.kind).toBe('offline');
});

test('with fewer credits there is free work in their place', () => {
  expect(entry({ creditsLeft: 64 }).door).toEqual({
    kind: 'outOfCredits',
    left: 64,
    pricingHref: '/pricing',
    freeWork: { due: null, missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes' },
  });
});

test('it ends so many minutes from now, unless there is no limit', () => {
  expect([entry({}).endsAt, entry({ pace: 'DOUBLE' }).endsAt, entry({ pace: 'UNTIMED' }).endsAt]).toEqual([
    '2025-11-20T16:30:00.000Z',
    '2025-11-20T18:00:00.000Z',
    null,
  ]);
});

test('what the last one brought is told once it has ended, not while one runs', () => {
  const simulation: Simulation = {
    id: 's1',
    examId: exam.id,
    status: 'IN_PROGRESS',
    pace: 'OFFICIAL',
    startTime: '2025-11-20T14:30:00.000Z',
    endsAt: '2025-11-20T16:00:00.000Z',
    now: '2025-11-20T15:00:00.000Z',
    endTime: null,
    duration: 0,
    domains: [],
    endedBy: null,
    score: null,
    readiness: null,
    questions: [],
  };
  expect(entry({ simulation }).last).toBeNull();
  const ended = { status: 'COMPLETED', endedBy: 'TIME', endTime: '2025-11-20T16:00:00.000Z', score: 62 } as const;
  expect(entry({ simulation: { ...simulation, ...ended } }).last).toEqual({
    byTime: true,
    answered: 0,
    score: 62,
    endedAt: '2025-11-20T16:00:00.000Z',
  });
});
