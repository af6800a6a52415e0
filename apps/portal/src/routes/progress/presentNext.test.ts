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
const weak = (answered: number, right: number, topics: [name: string, answered: number, right: number][] = []) =>
  metricsOf(answered, right, {
    modalities: [
      {
        modalityId: 'd1',
        ...count(answered, right),
        topics: topics.map(([name, all, ofThem]) => ({ name, ...count(all, ofThem) })),
      },
    ],
    weakest: { modalityId: 'd1', topic: null },
  });

test('of the weak points of all exams the one with the lowest accuracy is named, with its exam', () => {
  const exams = [examOf('clf'), examOf('saa'), examOf('az')];
  expect(presentNext(exams, { clf: weak(40, 30), saa: weak(40, 10), az: weak(40, 20) })).toMatchObject({
    kind: 'weakest',
    examCode: 'SAA',
    accuracy: 25,
    startHref: '/question?exam=saa&modality=d1&start=now',
    missedHref: '/progress?view=answers&exam=saa&domain=d1&wrong=yes',
  });
  expect(presentNext([examOf('clf')], { clf: weak(40, 30) })).toMatchObject({ examCode: null });
  expect(presentNext(exams, { clf: weak(40, 30) })).toMatchObject({ examCode: 'CLF' });
});

test('three topics of a weak point are named at most, the weakest first, none without answers', () => {
  const metrics = weak(40, 20, [
    ['S3', 10, 9],
    ['IAM', 10, 1],
    ['EC2', 0, 0],
    ['VPC', 10, 5],
    ['KMS', 10, 3],
  ]);
  const next = presentNext([examOf('clf')], { clf: metrics });
  expect(next).toMatchObject({ topics: [{ name: 'IAM', right: 1 }, { name: 'KMS' }, { name: 'VPC' }] });
});

test('a topic with fewer than five answers comes after the others, as on the practice page', () => {
  const metrics = weak(40, 20, [
    ['S3', 4, 0],
    ['IAM', 11, 5],
    ['KMS', 7, 3],
  ]);
  const next = presentNext([examOf('clf')], { clf: metrics });
  expect(next).toMatchObject({ topics: [{ name: 'KMS' }, { name: 'IAM' }, { name: 'S3' }] });
});

test('before twenty answers there is nothing to say; then the domain that is nearest to enough, then none', () => {
  const exams = [examOf('clf')];
  expect(presentNext(exams, { clf: metricsOf(19, 7) })).toMatchObject({ kind: 'few', right: 7, wrong: 12 });
  const others = { modalities: [{ modalityId: 'd1', ...count(15, 9), topics: [] }] };
  expect(presentNext(exams, { clf: metricsOf(20, 9, others) })).toMatchObject({ kind: 'almost', missing: 5 });
  expect(presentNext(exams, { clf: metricsOf(20, 20) })).toMatchObject({ kind: 'even' });
});

test('without exams or with figures that are lost it says nothing; while they come it is loading', () => {
  const lost = { ok: false as const, failure: { kind: 'unknown' as const } };
  expect(presentNext(undefined, undefined)).toBeNull();
  expect(presentNext([examOf('clf')], undefined)).toBe('loading');
  expect(presentNext([examOf('clf'), examOf('saa')], { clf: metricsOf(40, 40), saa: lost })).toBeNull();
});
