import { expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import { generate } from '../questions/engine.ts';
import type { DrawnItem } from '../questions/item.types.ts';
import { weightsOn, noEvidence } from './evidence.ts';
import { modelOf } from './exam-model.ts';
import { posterior } from './posterior.ts';
import { choose } from './selection.ts';
import { diceOf } from './simulation/dice.ts';

const first = 15;

test.each(['clf-c02', 'saa-c03', 'az-900'])('the first questions of %s cover the exam by its weights', (examId) => {
  const exam = findExam(examId);
  if (!exam) throw new Error(`The catalogue has no ${examId}`);
  const model = modelOf(exam);
  const { domains } = posterior(model, weightsOn(noEvidence, '2026-03-01'));
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const dice = diceOf(seed);
    const items: DrawnItem[] = [];
    for (let i = 0; i < first; i++) {
      const topics = items.map(({ domain, topic }) => ({ domain, topic, answered: 1, correct: 1 }));
      const learnt = { domains, isEstimated: false, topics, waiting: [], recent: [], mayReview: false };
      const preference = { ...choose(model, learnt, () => dice.even()), due: [] };
      const history = items.map(({ seen }) => seen).toReversed();
      const drawn = generate({
        examId,
        scope: { modalityId: 'all' },
        level: null,
        preference,
        history,
        seed: `newcomer ${seed} ${i}`,
      });
      expect(drawn.domain, 'nothing gives way').toBe(preference.domain);
      items.push(drawn);
    }
    for (const { id, weight } of model.domains)
      expect(Math.abs(items.filter(({ domain }) => domain === id).length - weight * first)).toBeLessThan(1);
  }
});
