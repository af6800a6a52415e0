import { expect, test } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { engineFor } from '../engine.ts';
import { generate } from '../generate.ts';
import type { TemplateId } from '../item.types.ts';
import { pool } from '../pool.ts';
import { templates } from './templates.ts';

const { knowledge, candidates } = engineFor('clf-c02');

function questions(template: TemplateId, count: number) {
  const from = pool(
    candidates.filter((candidate) => candidate.template === template),
    () => 1,
  );
  const order = { pool: from, wider: null, level: null, history: [] };
  return Array.from({ length: count }, (_, i) => generate(knowledge, templates, { ...order, seed: `q ${i}` }));
}

test('half of the needs are told after what there is at present, and the question closes with one short sentence', () => {
  const asked = questions('need-to-service', 40);
  for (const { stem } of asked)
    for (const locale of locales) expect((stem[locale].split('\n\n')[1] ?? '').split(' ').length).toBeLessThan(16);
  const told = asked.flatMap((item) => {
    const backdrop = knowledge.base.backdrops?.find(({ id }) => id === item.skin);
    return backdrop ? [{ ...item, backdrop }] : [];
  });
  expect(told.length).toBeGreaterThan(10);
  expect(told.length).toBeLessThan(30);
  for (const { stem, topic, backdrop } of told) {
    expect(backdrop.topics).toContain(topic);
    for (const locale of locales) {
      const present = `${backdrop.text[locale]} `;
      expect(stem[locale].startsWith(present)).toBe(true);
      expect(stem[locale].slice(present.length).toLowerCase()).toContain(backdrop.who[locale]);
    }
  }
});

test('no backdrop names a product, and each fits its topics', () => {
  const topics = new Set(knowledge.base.topics.map(({ id }) => id));
  const products = [...knowledge.entities.values()].filter(({ kind }) => kind === 'service');
  for (const { topics: own = [], text, who } of knowledge.base.backdrops ?? []) {
    expect(own.filter((id) => !topics.has(id))).toEqual([]);
    for (const locale of locales) {
      expect(products.filter(({ name }) => `${text[locale]} ${who[locale]}`.includes(name[locale]))).toEqual([]);
      expect(text[locale]).toMatch(/\.$/);
    }
  }
});

test('what a service does is asked so that a sentence without subject answers it, and what it is used for so that an infinitive does', () => {
  for (const { stem, options } of questions('feature-and-service', 40))
    if (options[0]?.subject.kind === 'fact')
      expect(stem.en).toMatch(
        /^(?:What do(?:es)? .+ do|Which statement describes .+|Which of these statements about .+ is true|Which task is best performed with .+|What is a use case for .+|For which task should a company use .+)\?$/,
      );
});

const { knowledge: other, candidates: all } = engineFor('az-900');
const concepts = all.filter(({ factIds }) => {
  const category = other.categories.get(other.facts.get(factIds[0] ?? '')?.category ?? '');
  return category?.noun.en.endsWith('concept');
});

test('no concept is said to do something', () => {
  const from = pool(
    concepts.filter(({ template, form }) => template === 'feature-and-service' && form === 'which'),
    () => 1,
  );
  for (let i = 0; i < 20; i += 1) {
    const { stem } = generate(other, templates, { pool: from, wider: null, level: null, history: [], seed: `c ${i}` });
    expect([stem.pt, stem.en, stem.es]).toEqual([
      expect.stringMatching(/^Qual das opções /),
      expect.stringMatching(/^Which of the following /),
      expect.stringMatching(/^¿Cuál de las opciones /),
    ]);
  }
});

test('what is no thing to be used is asked for as what the case shows', () => {
  const from = pool(
    concepts.filter(({ template }) => template === 'need-to-service'),
    () => 1,
  );
  for (let i = 0; i < 20; i += 1) {
    const order = { pool: from, wider: null, level: null, history: [], seed: `c ${i}` };
    const { stem, ask } = generate(other, templates, order);
    if (ask.kind === 'entity' && / concept /.test(stem.en.split('\n\n')[1] ?? ''))
      expect(stem.en).toMatch(/(?:does this describe|applies in this case)\?$/);
  }
});
