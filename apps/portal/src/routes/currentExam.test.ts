import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeExam } from '../testing/exam.ts';
import { currentExam, examToOpen } from './currentExam.ts';
import { keepExam, keptExam } from './keptExam.ts';

const at = (time: string) => `2025-11-20T${time}:00.000Z`;
const exam = (id: string, lastAttempt: string | null = null) => ({ id, lastAttempt, openSession: null });
const clf = exam('clf', at('10:00'));
const saa = exam('saa', at('12:00'));
const az = exam('az');
const kept = (examId: string, time: string) => ({ userId: 'u_1', examId, at: at(time) });

test('pages open on the exam answered last, else on the first', () => {
  expect(currentExam([clf, saa, az], null)).toBe('saa');
  expect(currentExam([az, exam('cdl')], null)).toBe('az');
  expect(currentExam([], null)).toBeNull();
});

test('what was chosen or practised last in this browser goes before, until another exam is answered later', () => {
  expect(currentExam([clf, saa, az], kept('az', '12:30'))).toBe('az');
  expect(currentExam([clf, saa, az], kept('az', '11:00'))).toBe('saa');
  expect(currentExam([clf, saa, az], kept('saa', '11:00'))).toBe('saa');
  expect(currentExam([clf, saa], kept('az', '12:30'))).toBe('saa');
});

test('a simulation that runs goes before everything', () => {
  const running = { ...az, openSession: { kind: 'SIMULATION' } };
  expect(currentExam([clf, saa, running], kept('clf', '12:30'))).toBe('az');
});

test('the list of exams knows of the last answer', () => {
  const progress = { totalQuestionsAnswered: 1, correctAnswers: 1, accuracy: 100, lastStudyDate: at('10:00') };
  expect(examToOpen(makeExam({ id: 'clf', progress }))).toEqual(clf);
  expect(examToOpen(makeExam({ id: 'az' }))).toEqual(az);
});

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('a choice is kept for every tab, and only for whom it is', () => {
  expect(keptExam('u_1')).toBeNull();
  keepExam('u_1', 'saa');
  expect(keptExam('u_1')).toMatchObject({ examId: 'saa' });
  expect(keptExam('u_2')).toBeNull();
});
