import { expect, test } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { sessions } from '../checks/session.ts';
import { engineFor } from '../engine.ts';
import { isKey } from '../key.ts';
import { predicate } from '../language/sentences.ts';
import { anotherFact } from './remember.ts';

const { knowledge } = engineFor('clf-c02');

test('a basic question is explained by more than the sentence that it asked', () => {
  const recall = sessions('clf-c02', 200, null, 'recall')
    .flat()
    .filter(({ template }) => ['need-to-service', 'feature-and-service', 'true-statement'].includes(template));
  expect(recall.length).toBeGreaterThan(20);
  for (const item of recall) {
    const key = item.options.find((option) => isKey(item, option));
    const asked = knowledge.fact(item.factIds[0] ?? '');
    for (const locale of locales)
      for (const owner of asked.of)
        expect(key?.reason[locale]).not.toContain(predicate(locale, asked, knowledge.entity(owner)));
  }
});

test('what is to be remembered of an entity is another of its facts, and the one asked where it has no other', () => {
  for (const entity of knowledge.entities.values()) {
    const own = (knowledge.factsOf.get(entity.id) ?? []).filter(
      ({ category, kind }) => category === entity.category && kind !== 'trait',
    );
    const told = own.map((fact) => anotherFact(knowledge, entity, fact).en);
    own.forEach((fact, i) => {
      if (new Set(told).size > 1 && knowledge.categories.get(entity.category)?.mode === 'statement')
        expect(told[i]).not.toContain(predicate('en', fact, entity));
    });
  }
});
