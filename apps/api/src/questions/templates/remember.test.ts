import { expect, test } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { sessions } from '../checks/session.ts';
import { contentWords } from '../cues.ts';
import { engineFor } from '../engine.ts';
import { isKey } from '../key.ts';
import { gist, predicate } from '../language/sentences.ts';
import { capitalise } from '../language/words.ts';
import { generate } from '../generate.ts';
import { pool } from '../pool.ts';
import { presentReasons } from '../present-question.ts';
import { definition, lessonOf, meansOf, toRemember } from './remember.ts';
import { templates } from './templates.ts';

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
        for (const line of lessonOf(knowledge, entity, [fact], nothing).en.split('\n'))
          if (!line.includes(' → ')) expect(line).not.toContain(predicate('en', fact, entity));
  }
});

test('a need is explained with those that the nearest wrong options would meet, two at most, and each with several over time', () => {
  const needs = recall.filter(({ template }) => template === 'need-to-service');
  const told = needs.filter(({ explanation }) => explanation.en.includes('the answer would be '));
  expect(told.length).toBeGreaterThan(needs.length * 0.8);
  const lessons = told
    .flatMap(({ explanation }) => explanation.en.split('\nWhen the answer would be different:\n').at(-1) ?? '')
    .flatMap((part) => part.replace(/^When the answer would be different:\n/, '').split('\n'));
  expect(lessons.length).toBeGreaterThan(told.length * 1.5);
  expect(lessons.length).toBeLessThanOrEqual(told.length * 2);
  const needsOf = new Map<string, Set<string>>();
  for (const lesson of lessons) {
    const [, need = '', subject = ''] = /^To (.+), the answer would be (.+)\.$/.exec(lesson) ?? [];
    expect(need).not.toBe('');
    needsOf.set(subject, (needsOf.get(subject) ?? new Set()).add(need));
  }
  expect([...needsOf.values()].some(({ size }) => size > 1)).toBe(true);
});

const all = ['clf-c02', 'saa-c03', 'az-900', 'cloud-digital-leader'].flatMap((examId) =>
  sessions(examId, 200, null, 'rules').flat(),
);

/** The lines of an explanation below a heading, up to a gap; none where it has no such heading. */
const below = (text: string, heading: string): string[] =>
  (`\n\n${text}\n\n`.split(`\n\n${heading}\n`)[1] ?? '').split('\n\n')[0]?.split('\n').filter(Boolean) ?? [];

test('the rule behind a recall question is what the key is, where it has a word in common with what was asked, or else what was asked and the key', () => {
  const asked = all.filter(({ template }) =>
    [
      'need-to-service',
      'feature-and-service',
      'true-statement',
      'untrue-statement',
      'requirements-to-service',
      'cheapest-option',
    ].includes(template),
  );
  let [told, turned] = [0, 0];
  for (const item of asked) {
    const base = engineFor(item.exam).knowledge;
    const right = item.options.find((option) => isKey(item, option));
    const { subject } = right ?? {};
    const asks = item.factIds.flatMap((id) => base.facts.get(id) ?? []);
    const about = base.entity(item.ask.kind === 'fact' ? item.ask.of : subject?.kind === 'entity' ? subject.id : '');
    // What is not true of it is told of its owner, where what it is itself has been said.
    const isOwnUntold = item.template === 'untrue-statement' && !item.explanation.en.includes(definition(about).en);
    const key = isOwnUntold ? base.entity(asks[0]?.of[0] ?? '') : about;
    const facts = item.template === 'untrue-statement' && !isOwnUntold ? [] : asks;
    const common = locales.filter((locale) => {
      const name = contentWords(locale, key.subject[locale]);
      const what = contentWords(locale, gist(locale, key));
      const words = facts.map(({ say, need = say }) => contentWords(locale, `${say[locale]} ${need[locale]}`));
      const shared = words.flatMap((own) => [...own].filter((word) => what.has(word) && !name.has(word)));
      // What half of the services have to do with says nothing of one.
      return shared.some((word) => !['data', 'dado', 'dato'].includes(word)) || new Set(shared).size > 1;
    });
    for (const locale of locales) {
      const rules = below(item.explanation[locale], toRemember[locale]);
      const [rule = ''] = rules;
      expect(rules.length).toBeLessThan(2);
      if (rule.includes(' → ')) {
        turned += 1;
        const [condition = '', who] = rule.split(' → ');
        expect(who).toBe(`${key.subject[locale]}.`);
        expect(right?.reason[locale].toLowerCase()).not.toContain(condition.toLowerCase());
        // What others do as well is no rule.
        if (item.template !== 'cheapest-option' && facts.length === 1) expect(facts[0]?.of).toEqual([key.id]);
      } else if (rule !== '') {
        expect(rule).toBe(definition(key)[locale]);
        if (facts.length > 0) expect(common.length).toBeGreaterThan(1);
      }
      const examples = /“.+” (?:é outro exemplo|is another example|es otro ejemplo) /.test(item.explanation[locale]);
      for (const { reason } of item.options) if (rule) expect(reason[locale]).not.toContain(rule);
      if (rule) told += 1;
      // Nothing stands without a heading, but another example of a principle.
      const first = item.explanation[locale].split('\n')[0] ?? '';
      expect(first === '' || first.endsWith(':') || examples).toBe(true);
    }
  }
  expect(told).toBeGreaterThan(asked.length * 2);
  expect(turned).toBeGreaterThan(asked.length / 2);
});

test('after a figure nothing is told that was not asked: its reason is the rule', () => {
  const { knowledge: base, candidates } = engineFor('clf-c02');
  const from = pool(
    candidates.filter(({ template }) => template === 'quantity'),
    () => 1,
  );
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const item = generate(base, templates, { pool: from, wider: null, level: null, history: [], seed });
    expect(item.explanation).toEqual({ pt: '', en: '', es: '' });
    expect(presentReasons(item, 'es').explanation).toBeNull();
  }
});

test('no lesson but a rule on what was asked has thirty letters in a row of the stem, the options or the reasons', () => {
  for (const { explanation, stem, options } of recall)
    for (const locale of locales) {
      const said = [stem, ...options.flatMap(({ text, reason }) => [text, reason])].map((each) =>
        each[locale].toLowerCase(),
      );
      // A rule that is made of what was asked says it again, with its answer.
      for (const line of explanation[locale].split('\n').filter((each) => !each.includes(' → '))) {
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
