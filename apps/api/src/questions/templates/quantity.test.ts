import { expect, test } from 'vitest';
import { engineFor } from '../engine.ts';
import { generate } from '../generate.ts';
import type { Item } from '../item.types.ts';
import { isKey } from '../key.ts';
import { pool } from '../pool.ts';
import { templates } from './templates.ts';

function questionsOf(examId: string, id: string, count: number): Item[] {
  const { knowledge, candidates } = engineFor(examId);
  const from = pool(
    candidates.filter(({ template, factIds }) => template === 'quantity' && factIds.includes(id)),
    () => 1,
  );
  const order = { pool: from, wider: null, level: null, history: [] };
  return Array.from({ length: count }, (_, i) => generate(knowledge, templates, { ...order, seed: `${i}` }));
}

const reasonsOf = (items: readonly Item[]) =>
  new Map(
    items.flatMap((item) =>
      item.options
        .filter((option) => !isKey(item, option))
        .map(({ subject, reason }) => [subject.kind === 'value' ? subject.value : 0, reason] as const),
    ),
  );

test('a wrong figure is told by where it holds, else by how it stands to the right one', () => {
  const timeouts = reasonsOf(questionsOf('clf-c02', 'n-lambda-timeout', 20));
  expect(timeouts.get(5)?.en).toMatch(/^5 minutes is the Lambda limit until 2018; /);
  expect(timeouts.get(90)).toEqual({
    pt: '90 minutos seriam seis vezes o valor certo, 15 minutos.',
    en: '90 minutes would be six times the right figure, 15 minutes.',
    es: '90 minutos serían seis veces el valor correcto, 15 minutos.',
  });
  const notices = reasonsOf(questionsOf('clf-c02', 'n-spot-notice', 20));
  expect(notices.get(1)).toEqual({
    pt: '1 minuto seria a metade do valor certo, 2 minutos.',
    en: '1 minute would be half the right figure, 2 minutes.',
    es: '1 minuto sería la mitad del valor correcto, 2 minutos.',
  });
  const zones = reasonsOf(questionsOf('clf-c02', 'n-region-zones', 20));
  expect(zones.get(5)?.pt).toBe('5 zonas seriam 2 a mais do que o valor certo, 3 zonas.');
});

test('what holds nearly always is told by what may fail', () => {
  const levels = reasonsOf(questionsOf('az-900', 'n-sla-set', 30));
  expect(levels.get(99)?.en).toBe('99% would leave 20 times the margin of failure of the right figure, 99.95%.');
  expect(levels.get(99.999)?.en).toBe('The right figure, 99.95%, leaves 50 times the margin of failure of 99.999%.');
});

test('no wrong figure is merely too low or too high', () => {
  for (const examId of ['clf-c02', 'saa-c03', 'az-900', 'cloud-digital-leader'])
    for (const { factIds, template } of engineFor(examId).candidates)
      if (template === 'quantity')
        for (const { en } of reasonsOf(questionsOf(examId, factIds[0] ?? '', 2)).values())
          expect(en).not.toMatch(/^Too /);
});

test('a figure that was asked is no lesson after it', () => {
  for (const { explanation } of questionsOf('az-900', 'n-cold-days', 4))
    expect(explanation.en).not.toContain('90 days');
});
