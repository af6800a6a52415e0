import { describe, expect, test } from 'vitest';
import { exams } from '../../content/exams.ts';
import { sessions } from './checks/session.ts';
import { engineFor, generate, type GenerateRequest } from './engine.ts';
import { generate as draw } from './generate.ts';
import type { Item } from './item.types.ts';
import { LANGUAGES } from './knowledge/compile.ts';
import { pool } from './pool.ts';
import { templates } from './templates/templates.ts';

const request = (changes: Partial<GenerateRequest> = {}): GenerateRequest => ({
  examId: 'clf-c02', scope: { modalityId: 'all' }, level: null, history: [], seed: 'test', ...changes,
});

const factsOf = (item: Item) => item.factIds.join('+');

describe('generate', () => {
  test('the same request gives the same question', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `same ${i}`);
    const first = seeds.map((seed) => generate(request({ seed })));
    const again = seeds.toReversed().map((seed) => generate(request({ seed }))).toReversed();
    expect(again).toEqual(first);
    expect(new Set(first.map((item) => item.stemHash)).size).toBeGreaterThan(35);
  });

  test('QUEST-13 ENT-09 options are four, lettered from A, and one of them is the key', () => {
    for (const item of sessions('clf-c02', 200, null, 'letters').flat()) {
      expect(item.options.map((option) => option.label)).toEqual(['A', 'B', 'C', 'D']);
      expect(['A', 'B', 'C', 'D']).toContain(item.key);
      for (const language of LANGUAGES) {
        expect(item.stem[language]).not.toBe('');
        expect(item.explanation[language]).not.toBe('');
        for (const option of item.options) expect(option.reason[language]).not.toBe('');
      }
    }
  });

  test('every question says what can be read about it', () => {
    for (const item of sessions('clf-c02', 200, null, 'references').flat()) {
      expect(item.references.length).toBeGreaterThan(0);
      for (const reference of item.references) expect(reference.url).toMatch(/^https:\/\//);
    }
  });

  test.each([1, 2, 3] as const)('level %i is what was asked for', (level) => {
    for (const item of sessions('clf-c02', 60, level, `level ${level}`).flat()) expect(item.level).toBe(level);
  });

  test('ENT-08 each modality draws from its own topics or domain', () => {
    for (const modality of exams.find((exam) => exam.id === 'clf-c02')?.modalities ?? []) {
      const history: Item[] = [];
      for (let i = 0; i < 25; i += 1) {
        const item = generate(request({ scope: { modalityId: modality.id }, history, seed: `${modality.id} ${i}` }));
        history.unshift(item);
        if (modality.scope.kind === 'topics') expect(modality.topics).toContain(item.topic);
        if (modality.scope.kind === 'domain') expect(item.domain).toBe(modality.scope.domain);
      }
    }
  });

  test('a topic narrows the modality', () => {
    const item = generate(request({ scope: { modalityId: 'storage', topic: 'storage-classes' } }));
    expect(item.topic).toBe('storage-classes');
  });

  test('a scope that does not exist is refused', () => {
    expect(() => generate(request({ examId: 'saa-c03' }))).toThrow(RangeError);
    expect(() => generate(request({ scope: { modalityId: 'cooking' } }))).toThrow(RangeError);
    expect(() => generate(request({ scope: { modalityId: 'storage', topic: 'vpc' } }))).toThrow(RangeError);
  });
});

describe('repetition', () => {
  test('the same facts rest for 20 questions, in the same family for the whole history, and no skin comes twice in a row', () => {
    const [session = []] = sessions('clf-c02', 400, null, 'repetition');
    const asked = new Set<string>();
    session.forEach((item, i) => {
      expect(session.slice(Math.max(0, i - 20), i).map(factsOf)).not.toContain(factsOf(item));
      expect(asked).not.toContain(`${item.template} ${factsOf(item)}`);
      if (item.skin !== null) expect(session[i - 1]?.skin).not.toBe(item.skin);
      asked.add(`${item.template} ${factsOf(item)}`);
    });
  });

  test('no stem comes back while the history holds it', () => {
    const [session = []] = sessions('clf-c02', 400, null, 'stems');
    expect(new Set(session.map((item) => item.stemHash)).size).toBe(session.length);
  });

  test('a narrow scope relaxes instead of failing, and still never repeats the question before', () => {
    const history: Item[] = [];
    for (let i = 0; i < 120; i += 1) {
      const item = generate(request({ scope: { modalityId: 'compute', topic: 'serverless' }, history, seed: `narrow ${i}` }));
      if (history[0]) expect(factsOf(item)).not.toBe(factsOf(history[0]));
      history.unshift(item);
    }
    expect(new Set(history.map(factsOf)).size).toBeLessThan(history.length);
  });

  test('a topic that is used up gives fresh questions of its modality before one comes back', () => {
    const history: Item[] = [];
    const topics: string[] = [];
    for (let i = 0; i < 60; i += 1) {
      const item = generate(request({ scope: { modalityId: 'pricing', topic: 'cloud-economics' }, history, seed: `widen ${i}` }));
      topics.push(item.topic);
      history.unshift(item);
    }
    expect(topics.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'cloud-economics'));
    expect(new Set(topics)).toEqual(new Set(['cloud-economics', 'purchase-options', 'cost-tools']));
    expect(new Set(history.map((item) => `${item.template} ${factsOf(item)}`)).size).toBe(history.length);
  });

  test('a level that a topic does not have is found in its modality', () => {
    const item = generate(request({ scope: { modalityId: 'storage', topic: 's3' }, level: 3 }));
    expect(item.level).toBe(3);
    expect(exams.flatMap((exam) => exam.modalities).find((modality) => modality.id === 'storage')?.topics).toContain(item.topic);
  });

  test('a level that a scope does not have at all gives the nearest one', () => {
    const { knowledge, candidates } = engineFor('clf-c02');
    const members = candidates.filter((candidate) => candidate.topic === 's3' && candidate.level !== 3);
    const item = draw(knowledge, templates, { pool: pool(members, () => 1), wider: null, level: 3, history: [], seed: 'nearest' });
    expect(item).toMatchObject({ topic: 's3', level: 2 });
  });
});

test('the version changes with the content only', () => {
  const { version } = engineFor('clf-c02').knowledge;
  expect(version).toMatch(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}$/);
  expect(generate(request()).kbVersion).toBe(version);
});
