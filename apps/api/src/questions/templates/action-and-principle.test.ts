import { expect, test } from 'vitest';
import { engineFor } from '../engine.ts';
import { generate } from '../generate.ts';
import { pool } from '../pool.ts';
import { verify } from '../verify.ts';
import { templates } from './templates.ts';

const { knowledge, candidates } = engineFor('cloud-digital-leader');

test('what an attacker does is said of somebody, never of a company', () => {
  const category = knowledge.base.categories.find(({ id }) => id === 'threats');
  const cases = candidates.filter(({ factIds, form }) =>
    category?.facts.some(({ id }) => form === 'entity' && factIds.includes(id)),
  );
  expect(cases.length).toBeGreaterThan(5);
  const from = pool(cases, () => 1);
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const item = generate(knowledge, templates, { pool: from, wider: null, level: null, history: [], seed });
    expect(item.stem.pt).toMatch(/^Alguém /);
    expect(item.stem.en).toMatch(/^Somebody /);
    expect(item.stem.es).toMatch(/^Alguien /);
    expect(verify(knowledge.base, item)).toEqual([]);
  }
});

test('no advanced question compares pairs of actions, and wrong actions are mostly of different owners', () => {
  const own = candidates.filter(({ template }) => template === 'action-and-principle');
  expect(own.filter(({ level }) => level === 3)).toEqual([]);
  const from = pool(
    own.filter(({ form }) => form === 'action'),
    () => 1,
  );
  const repeating = Array.from({ length: 30 }, (_, i) =>
    generate(knowledge, templates, { pool: from, wider: null, level: null, history: [], seed: `${i}` }),
  ).filter(({ options }) => new Set(options.map(({ reason }) => reason.en)).size < options.length);
  expect(repeating.length).toBeLessThan(6);
});
