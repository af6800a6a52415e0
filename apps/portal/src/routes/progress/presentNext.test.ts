import type { ExamMetrics, Modality } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { makeExam } from '../../testing/exam.ts';
import { presentNext } from './presentNext.ts';

const modality = (id: string, scope: Modality['scope']): Modality => ({
  id,
  name: id,
  description: '',
  questionCount: 'infinite',
  topics: [],
  isActive: true,
  order: 1,
  scope,
  weight: 50,
});
const examOf = (id: string) =>
  makeExam({ id, code: id.toUpperCase(), modalities: [modality('all', 'EXAM'), modality('d1', 'DOMAIN')] });

const count = (questionsAnswered: number, correctAnswers: number) => ({
  questionsAnswered,
  correctAnswers,
  accuracy: questionsAnswered === 0 ? 0 : (correctAnswers * 100) / questionsAnswered,
});
/** So many answers, so many of them right, all in the one domain. */
const metricsOf = (answered: number, right: number, more: Partial<ExamMetrics> = {}) => ({
  ok: true as const,
  status: 200,
  data: {
    metrics: { correctAnswers: right, wrongAnswers: answered - right, accuracy: 0, lastAttempt: null },
    recommendations: { focusAreas: [] },
    modalities: [{ modalityId: 'd1', ...count(answered, right), topics: [] }],
    weakest: null,
    ...more,
  },
});
const weak = (topic: string | null, questionsAnswered: number, wrongAnswers: number) =>
  metricsOf(40, 20, { weakest: { modalityId: 'd1', topic, questionsAnswered, wrongAnswers } });

test('the weak point of the exam that is chosen is named as the server names it, whatever the others have', () => {
  const exams = [examOf('clf'), examOf('saa'), examOf('az')];
  const metrics = { clf: weak('IAM', 6, 6), saa: weak(null, 40, 20), az: metricsOf(0, 0) };
  expect(presentNext(exams, metrics, 'clf')).toEqual({
    kind: 'weakest',
    name: 'IAM',
    domain: 'd1',
    examCode: 'CLF',
    answered: 6,
    wrong: 6,
    startHref: '/question?exam=clf&modality=d1&topic=IAM&start=now',
    missedHref: '/progress?view=answers&exam=clf&domain=d1&wrong=yes',
  });
  expect(presentNext(exams, metrics, 'saa')).toMatchObject({
    name: 'd1',
    examCode: 'SAA',
    startHref: '/question?exam=saa&modality=d1&start=now',
  });
  expect(presentNext(exams, metrics, 'az')).toMatchObject({ kind: 'almost', examCode: 'AZ', missing: 20 });
  expect(presentNext([examOf('clf')], metrics, 'clf')).toMatchObject({ examCode: null });
});

test('before twenty answers there is nothing to say; then the domain that is nearest to enough, then none', () => {
  const exams = [examOf('clf')];
  expect(presentNext(exams, { clf: metricsOf(19, 7) }, 'clf')).toMatchObject({ kind: 'few', right: 7, wrong: 12 });
  const others = { modalities: [{ modalityId: 'd1', ...count(15, 9), topics: [] }] };
  expect(presentNext(exams, { clf: metricsOf(20, 9, others) }, 'clf')).toMatchObject({ kind: 'almost', missing: 5 });
  expect(presentNext(exams, { clf: metricsOf(20, 20) }, 'clf')).toMatchObject({ kind: 'even' });
});

test('without exams or with figures that are lost it says nothing; while they come it is loading', () => {
  const lost = { ok: false as const, failure: { kind: 'unknown' as const } };
  expect(presentNext(undefined, undefined, null)).toBeNull();
  expect(presentNext([examOf('clf')], undefined, 'clf')).toBe('loading');
  const exams = [examOf('clf'), examOf('saa')];
  expect(presentNext(exams, { clf: metricsOf(40, 40), saa: lost }, 'saa')).toBeNull();
  expect(presentNext(exams, { clf: metricsOf(19, 9), saa: lost }, 'clf')).toBeNull();
  expect(presentNext(exams, { clf: metricsOf(40, 40), saa: lost }, 'clf')).toMatchObject({ kind: 'even' });
});
