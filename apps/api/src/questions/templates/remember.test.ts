import { expect, test } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { sessions } from '../checks/session.ts';
import { engineFor } from '../engine.ts';
import { isKey } from '../key.ts';
import { predicate } from '../language/sentences.ts';
import { capitalise } from '../language/words.ts';
import { lessonOf, meansOf, toRemember } from './remember.ts';

const { knowledge } = engineFor('clf-c02');

const recall = sessions('clf-c02', 200, null, 'recall')
  .flat()
  .filter(({ template }) => ['need-to-service', 'feature-and-service', 'true-statement'].includes(template));

test('a basic question is explained by more than the sentence that it asked', () => {
  expect(recall.length).toBeGreaterThan(20);
  for (const item of recall) {
    const key = item.options.find((option) => isKey(item, option));
    const asked = knowledge.fact(item.factIds[0] ?? '');
    for (const locale of locales)
      for (const owner of asked.of)
        expect(key?.reason[locale]).not.toContain(predicate(locale, asked, knowledge.entity(owner)));
  }
});

test('what is to be remembered of an entity is another of its facts, and says nothing again', () => {
  const nothing = { stem: { pt: '', en: '', es: '' }, right: [], wrong: [] };
  for (const entity of knowledge.entities.values()) {
    const own = (knowledge.factsOf.get(entity.id) ?? []).filter(({ category }) => category === entity.category);
    if (knowledge.categories.get(entity.category)?.mode === 'statement')
      for (const fact of own)
        expect(lessonOf(knowledge, entity, [fact], nothing).en).not.toContain(predicate('en', fact, entity));
  }
});

test('a need is explained with those that the nearest wrong options would meet, two at most, and each with several over time', () => {
  const needs = recall.filter(({ template }) => template === 'need-to-service');
  const told = needs.filter(({ explanation }) => explanation.en.includes('the answer would be '));
  expect(told.length).toBeGreaterThan(needs.length * 0.8);
  const lessons = told.flatMap(({ explanation }) => explanation.en.split('\n'));
  expect(lessons.length).toBeGreaterThan(told.length * 1.5);
  expect(lessons.length).toBeLessThanOrEqual(told.length * 2);
  const needsOf = new Map<string, Set<string>>();
  for (const lesson of lessons) {
    const [, need = '', subject = ''] = /^To (.+), the answer would be (.+)\.$/.exec(lesson) ?? [];
    needsOf.set(subject, (needsOf.get(subject) ?? new Set()).add(need));
  }
  expect([...needsOf.values()].some(({ size }) => size > 1)).toBe(true);
});

test('no lesson has thirty letters in a row of the stem, the options or the reasons', () => {
  for (const { explanation, stem, options } of recall)
    for (const locale of locales) {
      const said = [stem, ...options.flatMap(({ text, reason }) => [text, reason])].map((each) =>
        each[locale].toLowerCase(),
      );
      for (const line of explanation[locale].split('\n')) {
        const names = [...knowledge.entities.values()].map(({ subject }) => subject[locale]);
        const named = names
          .filter((name) => line.includes(name) || line.includes(capitalise(name)))
          .toSorted((a, b) => b.length - a.length);
        const rest = named
          .reduce((text, name) => text.replaceAll(name, '\0').replaceAll(capitalise(name), '\0'), line)
          .replace(toRemember[locale], '')
          .toLowerCase();
        const starts = Array.from({ length: Math.max(0, rest.length - 29) }, (_, i) => rest.slice(i, i + 30));
        expect(starts.filter((part) => said.some((text) => text.includes(part)))).toEqual([]);
      }
    }
});

test('the reason of the right option says by which means, where its fact tells', () => {
  const [fact] = knowledge.factsOf.get('lambda') ?? [];
  if (!fact) throw new Error('There is no fact of Lambda.');
  const how = { pt: 'O Lambda é chamado.', en: 'Lambda is called.', es: 'Lambda es llamado.' };
  expect(meansOf({ ...fact, of: ['lambda'], how }, knowledge.entity('lambda'))).toEqual(how);
  expect(meansOf({ ...fact, of: ['ec2', 'lambda'], how }, knowledge.entity('lambda'))).not.toEqual(how);
});

test('by which means speaks of the first owner, and is not told of another where an exam does not ask about that one', () => {
  expect(engineFor('clf-c02').knowledge.fact('id-acts')).toMatchObject({ of: ['root-user', 'iam-user', 'iam-role'] });
  expect(engineFor('clf-c02').knowledge.fact('id-acts').how?.en).toMatch(/^The root user /);
  expect(engineFor('saa-c03').knowledge.fact('id-acts')).toMatchObject({ of: ['iam-user', 'iam-role'] });
  expect(engineFor('saa-c03').knowledge.fact('id-acts').how).toBeUndefined();
});
