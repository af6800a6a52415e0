import { expect, test } from 'vitest';
import { makeExam } from '../../testing/exam.ts';
import { filterOf } from './filterOf.ts';

const lastStudyDate = '2025-11-20T12:00:00.000Z';
const progress = { totalQuestionsAnswered: 1, correctAnswers: 1, accuracy: 100, lastStudyDate };
const exams = [
  makeExam({ id: 'clf', isEnrolled: true }),
  makeExam({ id: 'saa', isEnrolled: true, progress }),
  makeExam({ id: 'az', isEnrolled: false }),
];
const examOf = (query: string, examId?: string) =>
  filterOf(new URLSearchParams(query), exams, examId ? { userId: 'u_1', examId, at: '2025-11-20T13:00:00.000Z' } : null)
    ?.examId;

test('past answers open on the exam that dashboard, practice and progress open on', () => {
  expect(examOf('')).toBe('saa');
  expect(examOf('', 'clf')).toBe('clf');
  expect(examOf('exam=saa', 'clf')).toBe('saa');
  expect(filterOf(new URLSearchParams(), [], null)).toBeNull();
});

test('an exam that is not one of the person leads to one that is', () => {
  expect(examOf('exam=az', 'clf')).toBe('clf');
  expect(examOf('', 'az')).toBe('saa');
});
