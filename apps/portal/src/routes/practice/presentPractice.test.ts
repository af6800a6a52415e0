import type { Failure } from '@prepar/api-client/failure';
import type { Exam, Modality } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { isSimulation, type PracticeData, presentPractice } from './presentPractice.ts';

const modality = (id: string, order: number, more: Partial<Modality> = {}): Modality => ({
  id, name: id, description: '', topics: [], questionCount: 'infinite', isActive: true, order, ...more,
});
const exam = (id: string, code: string, more: Partial<Exam> = {}): Exam => ({
  id, code, name: `Exam ${code}`, provider: 'AWS', description: '', difficulty: 'FUND', durationMinutes: 90, totalQuestions: 65,
  isActive: true, isEnrolled: true, enrollmentDate: '2025-11-01T10:00:00.000Z', progress: null, modalities: [], ...more,
});
const data = (exams: Exam[] | undefined, more: Partial<PracticeData> = {}): PracticeData => ({
  exams, failure: null, wanted: null, dialog: null, credits: 5, ...more,
});

/** Ids of the exams in each place, and of the opened one. */
function places(exams: Exam[], wanted: string | null = null) {
  const state = presentPractice(data(exams, { wanted }));
  if (state.status !== 'ready') throw new Error(state.status);
  return { enrolled: state.enrolled.map(({ id }) => id), available: state.available.map(({ id }) => id), opened: state.opened?.id ?? null };
}

const mine = exam('clf', 'CLF-C02');
const resting = exam('saa', 'SAA-C03', { isActive: false });
const open = exam('az', 'AZ-900', { isEnrolled: false });
const announced = exam('dva', 'DVA-C02', { isEnrolled: false, isActive: false });

test('PRAC-01 PRAC-02 PRAC-04 enrolled exams are listed, active or not; others only when they are active', () => {
  expect(places([resting, mine, open, announced])).toEqual({ enrolled: ['saa', 'clf'], available: ['az'], opened: 'clf' });
});

test('PRAC-03 an exam opens only when it is enrolled and active', () => {
  expect(places([mine, resting, open], 'saa').opened).toBe('clf');
  expect(places([mine, resting, open], 'az').opened).toBe('clf');
  expect(places([resting]).opened).toBeNull();
});

test('PRAC-07 the address names the exam to open by its id, else by its code in any case', () => {
  const other = exam('cdl', 'CLF');
  expect(places([mine, other], 'cdl').opened).toBe('cdl');
  expect(places([mine, exam('CLF-C02', 'X')], 'CLF-C02').opened).toBe('CLF-C02');
  expect(places([other, mine], 'clf-c02').opened).toBe('clf');
  expect(places([mine, other], 'nothing').opened).toBe('clf');
});

test('ENT-07 modalities come in their order, then by name, with their number of questions or without end', () => {
  const modalities = [
    modality('storage', 3),
    modality('networking', 3, { isActive: false }),
    modality('all', 1, { questionCount: 'Infinitas questões' }),
    modality('simulation', 2, { name: 'Simulado completo', questionCount: '65 questões' }),
    modality('odd', 4, { questionCount: 'muitas' }),
  ];
  const state = presentPractice(data([exam('clf', 'CLF-C02', { modalities })]));
  const shown = state.status === 'ready' && state.opened?.modalities.map(({ id, questionCount, kind, isActive }) => [id, questionCount, kind, isActive]);
  expect(shown).toEqual([
    ['all', 'infinite', 'practice', true],
    ['simulation', 65, 'simulation', true],
    ['networking', 'infinite', 'practice', false],
    ['storage', 'infinite', 'practice', true],
    ['odd', null, 'practice', true],
  ]);
});

test('SESS-06 a full simulation is known by its name in every language', () => {
  expect(['Simulado completo', 'Full simulation', 'Simulacro completo', 'Segurança'].map((name) => isSimulation({ name }))).toEqual([true, true, true, false]);
});

test('PRAC-06 every modality leads to the question screen of its exam', () => {
  const state = presentPractice(data([exam('a&b', 'CLF-C02', { modalities: [modality('all', 1)] })]));
  expect(state.status === 'ready' && state.opened?.modalities[0]?.trainingHref).toBe('/question?exam=a%26b&modality=all');
});

test('PRAC-19 PRAC-20 a list that failed tells the connection from the server; one that is there stays', () => {
  const refused: Failure = { kind: 'http', status: 500, code: null, message: null, details: [], retryAfter: null };
  const offline = { kind: 'transport', message: null } as const;
  expect(presentPractice(data(undefined))).toEqual({ status: 'loading' });
  expect(presentPractice(data(undefined, { failure: refused }))).toEqual({ status: 'failed', reason: 'server' });
  expect(presentPractice(data(undefined, { failure: offline }))).toEqual({ status: 'failed', reason: 'connection' });
  expect(presentPractice(data([mine], { failure: offline })).status).toBe('ready');
});

test('PRAC-09 PRAC-10 the dialog for leaving knows how many answers would be lost', () => {
  const studied = { ...mine, progress: { totalQuestionsAnswered: 412, correctAnswers: 297, accuracy: 72.1, lastStudyDate: null } };
  const state = presentPractice(data([studied], { dialog: { kind: 'unenrol', examId: 'clf', isPending: true } }));
  expect(state.status === 'ready' && state.dialog).toMatchObject({ kind: 'unenrol', answeredQuestions: 412, isPending: true, exam: { code: 'CLF-C02' } });
});
