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

test('no lesson has thirty letters in a row of the stem, the options or the reasons', () => {
  const taught = recall.filter(({ explanation }) => explanation.en.startsWith(toRemember.en));
  expect(taught.length).toBeGreaterThan(recall.length / 2);
  for (const { explanation, stem, options } of taught)
    for (const locale of locales) {
      const [, lesson = ''] = explanation[locale].split('\n')[0]?.split(toRemember[locale]) ?? [];
      const said = [stem, ...options.flatMap(({ text, reason }) => [text, reason])].map((each) =>
        each[locale].toLowerCase(),
      );
      const [entity] = [...knowledge.entities.values()]
        .filter(({ subject }) => lesson.startsWith(capitalise(subject[locale])))
        .toSorted((a, b) => b.subject[locale].length - a.subject[locale].length);
      const rest = lesson
        .slice(entity?.subject[locale].length ?? 0, -1)
        .trim()
        .toLowerCase();
      const starts = Array.from({ length: Math.max(0, rest.length - 29) }, (_, i) => rest.slice(i, i + 30));
      expect(starts.filter((part) => said.some((text) => text.includes(part)))).toEqual([]);
    }
});

test('the reason of the right option says by which means, where its fact tells', () => {
  const [fact] = knowledge.factsOf.get('lambda') ?? [];
  if (!fact) throw new Error('There is no fact of Lambda.');
  const how = { pt: 'O Lambda é chamado.', en: 'Lambda is called.', es: 'Lambda es llamado.' };
  expect(meansOf({ ...fact, of: ['lambda'], how }, knowledge.entity('lambda'))).toEqual(how);
  expect(meansOf({ ...fact, of: ['ec2', 'lambda'], how }, knowledge.entity('lambda'))).not.toEqual(how);
});
