import { expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import type { Area, TopicSums } from '../readiness/service.ts';
import { presentDomainFigures, presentModalityFigures, weakPoint } from './scopes.ts';

const exam = findExam('clf-c02');
if (!exam) throw new Error('The catalogue has no clf-c02');
const sums = (domain: string, topic: string, correct: number, answered: number): TopicSums => ({
  domain,
  topic,
  answered,
  correct,
});
const learnt = [
  sums('security', 'identity', 4, 11),
  sums('security', 'data-protection', 8, 10),
  sums('technology', 'identity', 1, 1),
  sums('technology', 's3', 15, 20),
  sums('billing', 'cost-tools', 0, 19),
];

test('each official domain has its weight and its own answers', () => {
  const [concepts, security] = presentDomainFigures(exam, learnt, 'en');
  expect(concepts).toMatchObject({ weight: 24, questionsAnswered: 0, correctAnswers: 0, accuracy: 0 });
  expect(security).toEqual({
    modalityId: 'domain-security',
    name: 'Security and Compliance',
    weight: 30,
    questionsAnswered: 21,
    correctAnswers: 12,
    accuracy: (12 * 100) / 21,
  });
});

test('a theme gathers its topics across domains, a domain only its own, all content everything', () => {
  const figures = presentModalityFigures(exam, learnt, 'en');
  const of = (id: string) => figures.find(({ modalityId }) => modalityId === id);
  expect(of('security')).toMatchObject({ questionsAnswered: 22, correctAnswers: 13 });
  expect(of('domain-security')).toMatchObject({ questionsAnswered: 21, correctAnswers: 12 });
  expect(of('all')).toMatchObject({ questionsAnswered: 61, correctAnswers: 28, topics: [] });
  const topic = (id: string) => of(id)?.topics.find(({ name }) => name === 'IAM and access')?.questionsAnswered;
  expect([topic('security'), topic('domain-security')]).toEqual([12, 11]);
  expect(figures.map(({ modalityId }) => modalityId)).toEqual(
    exam.modalities.toSorted((a, b) => a.order - b.order).map(({ id }) => id),
  );
});

const area = (domain: string, topic: string | null): Area => ({
  domain,
  topic,
  urgency: 0.1,
  priority: 'HIGH',
  answered: 10,
  wrong: 5,
});

test('the weak point is the most urgent area that can be practised, with its topic and its figures', () => {
  const areas = [area('security', 'identity'), area('billing', null)];
  expect(weakPoint(exam, areas, 'en')).toEqual({
    modalityId: 'domain-security',
    topic: 'IAM and access',
    questionsAnswered: 10,
    wrongAnswers: 5,
  });
  expect(weakPoint(exam, [area('no-such-domain', null), ...areas.slice(1)], 'pt')).toEqual({
    modalityId: 'domain-billing',
    topic: null,
    questionsAnswered: 10,
    wrongAnswers: 5,
  });
  expect(weakPoint(exam, [], 'en')).toBeNull();
});
