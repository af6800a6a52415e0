import { expect, test } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { drawTargets } from '../choose.ts';
import { lint } from '../checks/lint.ts';
import { engineFor } from '../engine.ts';
import { generate } from '../generate.ts';
import { isKey } from '../key.ts';
import { pool } from '../pool.ts';
import { random } from '../random.ts';
import { templates } from './templates.ts';
import { trueStatement } from './true-statement.ts';

test('a statement describes a service: what several meet as a requirement is neither right nor wrong', () => {
  const { knowledge } = engineFor('clf-c02');
  const candidates = trueStatement.candidates(knowledge);
  const chance = random('statements');
  for (const candidate of chance.sample(candidates, 100)) {
    const [skin] = knowledge.base.skins;
    if (!skin) throw new Error('There is no skin.');
    const means = { random: chance, targets: drawTargets(chance), strictness: 'none' as const };
    const draft = trueStatement.draft(candidate, {
      knowledge,
      skin,
      isNew: () => true,
      isRested: () => true,
      backdrop: () => null,
      ...means,
    });
    const facts = [...(draft?.right ?? []), ...(draft?.wrong ?? [])].flatMap(({ subject }) =>
      subject.kind === 'fact' ? knowledge.fact(subject.id).kind : [],
    );
    expect(facts).not.toContain('trait');
  }
});

test('a statement is a sentence of its own in every language: in English it has a subject', () => {
  const { knowledge, candidates } = engineFor('clf-c02');
  const from = pool(
    candidates.filter(({ template }) => ['true-statement', 'compare-two', 'untrue-statement'].includes(template)),
    () => 1,
  );
  for (let i = 0; i < 30; i += 1) {
    const item = generate(knowledge, templates, { pool: from, wider: null, level: null, history: [], seed: `${i}` });
    for (const { text } of item.options) expect(text.en).toMatch(/^(?:It|They) \p{Ll}/u);
    expect(lint(knowledge, item, 'en')).toEqual([]);
  }
});

test('three wrong options are told whose they are in three forms', () => {
  const { knowledge, candidates } = engineFor('clf-c02');
  const from = pool(
    candidates.filter(({ template, form }) => template === 'true-statement' || form === 'what'),
    () => 1,
  );
  for (let i = 0; i < 30; i += 1) {
    const item = generate(knowledge, templates, { pool: from, wider: null, level: null, history: [], seed: `w ${i}` });
    for (const locale of locales) {
      const opening = (text: string) => text.split(' ').slice(0, 2).join(' ');
      const wrong = item.options.filter((option) => !isKey(item, option));
      expect(new Set(wrong.map(({ reason }) => opening(reason[locale]))).size).toBe(3);
    }
  }
});
