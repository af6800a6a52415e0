import type { Exam, PracticeSession } from '@prepar/api-client/types';
import { expect, test, vi } from 'vitest';
import { presentSessionResult } from './presentSessionResult.ts';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://prepar.example/')));

test('the time of an answer is rounded as beside the questions', () => {
  const exam = { id: 'clf-c02', code: 'CLF-C02', name: 'Cloud Practitioner', provider: 'AWS', modalities: [] };
  const session = { examId: 'clf-c02', modalityId: 'all', answered: 5, correct: 3, answerTimeMs: 8_600, domains: [] };
  const state = presentSessionResult({
    exams: [exam as unknown as Exam],
    examsError: undefined,
    session: session as unknown as PracticeSession,
    answers: [],
    sessionError: undefined,
    opened: null,
    creditsLeft: null,
  });
  expect(state).toMatchObject({ status: 'ready', result: { averageSeconds: 2 } });
});
