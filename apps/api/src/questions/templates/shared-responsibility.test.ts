import { expect, test } from 'vitest';
import { engineFor } from '../engine.ts';
import { generate } from '../generate.ts';
import { keyLetters } from '../key.ts';
import { pool } from '../pool.ts';
import { verify } from '../verify.ts';
import { templates } from './templates.ts';

test.each(['clf-c02', 'az-900'])('%s asks for two tasks of one party among five, each an option of its own', (exam) => {
  const { knowledge, candidates } = engineFor(exam);
  const pairs = candidates.filter(({ template, level }) => template === 'shared-responsibility' && level === 3);
  expect(pairs.length).toBeGreaterThan(5);
  const from = pool(pairs, () => 1);
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const item = generate(knowledge, templates, { pool: from, wider: null, level: null, history: [], seed });
    expect(item.options.map(({ subject }) => subject.kind)).toEqual(Array(5).fill('task'));
    expect(keyLetters(item)).toHaveLength(2);
    expect(item.stem.pt).toMatch(/quais duas tarefas .+\? \(Escolha DUAS\.\)$/);
    expect(item.stem.en).toMatch(/which two tasks .+\? \(Choose TWO\.\)$/);
    expect(item.stem.es).toMatch(/qué dos tareas .+\? \(Elige DOS\.\)$/);
    expect(verify(knowledge.base, item)).toEqual([]);
  }
});
