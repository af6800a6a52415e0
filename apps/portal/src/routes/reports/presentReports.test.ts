import type { ReportedQuestion } from '@prepar/api-client/types';
import { expect, test, vi } from 'vitest';
import { makeExam } from '../../testing/exam.ts';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://prepar.example/')));

const { presentReports } = await import('./presentReports.ts');

const exam = makeExam();

const reported = (change: Partial<ReportedQuestion>): ReportedQuestion => ({
  questionId: 'q1',
  examId: exam.id,
  prompt: 'Which one?',
  report: {
    reason: 'UNCLEAR',
    comment: null,
    status: 'CONFIRMED',
    hasCheckFailed: false,
    isOut: true,
    note: null,
    creditsReturned: 1,
    createdAt: '2025-10-14T12:36:00.000Z',
    decidedAt: '2025-10-15T12:36:00.000Z',
  },
  ...change,
});
const totals = { sent: 2, confirmed: 2, creditsReturned: 1 };
const page = (...rows: ReportedQuestion[]) => ({ rows, meta: { nextCursor: null, totals } });
const nothing = { failure: null, more: 'none', exams: [exam] } as const;

test('reports of all pages stand in one list; a question that is gone leads nowhere', () => {
  const pages = [page(reported({})), page(reported({ questionId: 'q2', examId: 'left-exam', prompt: null }))];
  const state = presentReports({ ...nothing, pages });
  expect(state).toMatchObject({ status: 'ready', reports: { totals: { sent: 2, confirmed: 2, credits: 1 } } });
  expect(state.status === 'ready' && state.reports.rows).toMatchObject([
    {
      id: 'q1',
      examCode: exam.code,
      question: {
        prompt: 'Which one?',
        href: `/progress?view=answers&exam=${exam.id}&reported=yes&q=q1`,
      },
      report: { status: 'confirmed', hasCreditBack: true },
    },
    { id: 'q2', examCode: 'left-exam', question: null },
  ]);
});

test('nothing reported, a list on its way and one that failed are told apart', () => {
  const none = { rows: [], meta: { nextCursor: null, totals: { sent: 0, confirmed: 0, creditsReturned: 0 } } };
  expect(presentReports({ ...nothing, pages: [none] }).status).toBe('empty');
  expect(presentReports({ ...nothing, pages: undefined }).status).toBe('loading');
  const failure = { kind: 'transport', message: null } as const;
  expect(presentReports({ ...nothing, pages: undefined, failure })).toMatchObject({
    status: 'failed',
    failure: { reason: 'connection' },
  });
});
