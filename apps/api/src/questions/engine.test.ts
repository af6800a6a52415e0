import { locales } from '../i18n/locale.ts';
import { describe, expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import { questionsOf, sessions } from './checks/session.ts';
import { engineFor, generate, generateAgain, type GenerateRequest } from './engine.ts';
import { generate as draw } from './generate.ts';
import type { DrawnItem, Item, Seen } from './item.types.ts';
import { keyLetters } from './key.ts';
import { marksOf, seenHash } from './marks.ts';
import { mannerOf, missOf } from './missed.ts';
import { pool } from './pool.ts';
import type { Candidate } from './templates/template.types.ts';
import { templates } from './templates/templates.ts';

const request = (changes: Partial<GenerateRequest> = {}): GenerateRequest => ({
  examId: 'clf-c02',
  scope: { modalityId: 'all' },
  level: null,
  history: [],
  seed: 'test',
  ...changes,
});

const factsOf = (item: Item) => item.factIds.join('+');

test.each(['clf-c02', 'saa-c03'])('no company of a decision comes twice within an exam of %s', (examId) => {
  const history: Seen[] = [];
  const companies: string[] = [];
  for (let i = 0; i < 130; i += 1) {
    const { ask, seen } = generate(request({ examId, history, seed: `company ${i}` }));
    history.unshift(seen);
    companies.unshift(ask.kind === 'decision' ? `${ask.pattern} ${ask.situation}` : `none ${i}`);
  }
  for (const [i, company] of companies.entries()) expect(companies.slice(i + 1, i + 65)).not.toContain(company);
});

describe('generate', () => {
  test('the same request gives the same question', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `same ${i}`);
    const first = seeds.map((seed) => generate(request({ seed })));
    const again = seeds
      .toReversed()
      .map((seed) => generate(request({ seed })))
      .toReversed();
    expect(again).toEqual(first);
    expect(new Set(first.map((item) => item.seen.stem)).size).toBeGreaterThan(35);
  });

  test('QUEST-13 ENT-09 options are four with one key or five with two, lettered from A', () => {
    for (const item of sessions('clf-c02', 200, null, 'letters').flat()) {
      const keys = keyLetters(item);
      const letters = ['A', 'B', 'C', 'D', 'E'].slice(0, keys.length === 1 ? 4 : 5);
      expect(item.options.map((option) => option.label)).toEqual(letters);
      for (const key of keys) expect(letters).toContain(key);
      for (const locale of locales) {
        expect(item.stem[locale]).not.toBe('');
        // Of a recall question the reasons may say it all: then nothing is added in any language.
        if (['decision', 'choose-two', 'shared-responsibility', 'compare-two'].includes(item.template))
          expect(item.explanation[locale]).not.toBe('');
        expect(item.explanation[locale] === '').toBe(item.explanation.en === '');
        for (const option of item.options) expect(option.reason[locale]).not.toBe('');
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
    for (const modality of findExam('clf-c02')?.modalities ?? []) {
      const history: DrawnItem[] = [];
      for (let i = 0; i < 25; i += 1) {
        const item = generate(
          request({
            scope: { modalityId: modality.id },
            history: history.map(({ seen }) => seen),
            seed: `${modality.id} ${i}`,
          }),
        );
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
    expect(() => generate(request({ examId: 'dva-c02' }))).toThrow(RangeError);
    expect(() => generate(request({ scope: { modalityId: 'cooking' } }))).toThrow(RangeError);
    expect(() => generate(request({ scope: { modalityId: 'storage', topic: 'vpc' } }))).toThrow(RangeError);
  });
});

describe('what is barred', () => {
  const scope = { modalityId: 'compute', topic: 'serverless' };
  const asked = (barred: readonly number[], history: readonly Seen[], seed: string) =>
    generate(request({ scope, barred, history, seed }));

  test('is not asked, however narrow the scope and long the history, while everything else still is', () => {
    const free = Array.from({ length: 60 }, (_, i) => asked([], [], `free ${i}`));
    const barred = [...new Set(free.map(({ seen }) => seen.asked ?? 0))].slice(0, 5);
    const history: Seen[] = [];
    for (let i = 0; i < 150; i += 1) {
      const { seen } = asked(barred, history, `barred ${i}`);
      expect(barred).not.toContain(seen.asked);
      history.unshift(seen);
    }
  });

  test('does not come back for having been missed either', () => {
    const { seen } = asked([], [], 'missed');
    const again = (barred: readonly number[]) =>
      generateAgain({
        examId: 'clf-c02',
        modalityId: 'all',
        facts: [seen.facts ?? 0],
        barred,
        history: [],
        seed: 'again',
      });
    const first = again([]);
    expect(first?.seen.facts).toBe(seen.facts);
    const other = again([first?.seen.asked ?? 0]);
    expect(other?.seen.asked).not.toBe(first?.seen.asked);
  });
});

test('what was missed comes back with another stem, for all but a few facts that have one alone', () => {
  const concepts = sessions('clf-c02', 500, null, 'missed').flat();
  const ask = (facts: number | null, history: readonly Seen[]) =>
    generateAgain({ examId: 'clf-c02', modalityId: 'all', facts: [facts ?? 0], history, seed: 'missed' });
  const alike = concepts.filter(({ seen }) => ask(seen.facts, [seen])?.seen.stem === seen.stem);
  expect(alike.length / concepts.length).toBeLessThan(0.02);
});

test('a decision that was missed comes back with a requirement of it, for all but a few whose requirements meet no others', () => {
  const missed = sessions('clf-c02', 1500, null, 'requirements')
    .flat()
    .flatMap(({ ask, seen }) => (ask.kind === 'decision' ? [{ ask, seen }] : []));
  const away = missed.filter(({ ask, seen }) => {
    const again = { examId: 'clf-c02', modalityId: 'all', facts: [seen.facts ?? 0], history: [seen], seed: 'near' };
    const next = generateAgain(again)?.ask;
    expect(next).toMatchObject({ kind: 'decision', pattern: ask.pattern });
    return next?.kind === 'decision' && !next.constraints.some((id) => ask.constraints.includes(id));
  });
  expect(missed.length).toBeGreaterThan(250);
  expect(away.length / missed.length).toBeLessThan(0.01);
});

const solutionsOf = ({ options, ...item }: Item, isRight: boolean) =>
  options.flatMap(({ label, subject }) =>
    subject.kind === 'solution' && keyLetters(item).includes(label) === isRight ? [{ label, id: subject.id }] : [],
  );

/** A decision that was answered with one wrong option, and with what is right but for one; and the question that follows on it. */
function afterMiss(examId: string, item: DrawnItem, place: number) {
  const { knowledge, candidates } = engineFor(examId);
  const [wrongs, rights] = [solutionsOf(item, false), solutionsOf(item, true)];
  const [wrong] = wrongs.slice(place % wrongs.length);
  const [missed, ...chosen] = rights;
  if (!wrong || !missed) throw new Error('A decision has solutions');
  const letters = [wrong, ...chosen].map(({ label }) => label).toSorted();
  const miss = missOf(knowledge.exam.knowledge.patterns, item, letters.join());
  const { facts } = item.seen;
  const request = { examId, modalityId: 'all', facts: [facts ?? 0], history: [item.seen], seed: `after ${place}` };
  const next = generateAgain({ ...request, misses: new Map([[facts ?? 0, miss]]) });
  const isTold = ({ factIds, template }: Candidate) =>
    seenHash(factIds.slice(0, template === 'decision' ? -1 : -2).join('+')) === item.seen.stem;
  const others = candidates.filter((each) => marksOf(each).facts === facts && !isTold(each));
  return { miss, next, wrong: wrong.id, missed: missed.id, others };
}

test.each(['clf-c02', 'saa-c03'])(
  'a missed decision of %s comes back with what ruled out the option that was chosen, and with the same right option where it can',
  (examId) => {
    const misses = sessions(examId, 300, null, 'ruled out', 60)
      .flat()
      .filter(({ ask }) => ask.kind === 'decision')
      .map((item, place) => ({ item, ...afterMiss(examId, item, place) }));
    expect(misses.length).toBeGreaterThan(80);
    for (const { item, miss, wrong, missed } of misses) {
      expect(miss).toMatchObject({ wrong: [wrong], right: [missed] });
      expect(item.ask).toMatchObject({ constraints: expect.arrayContaining([...miss.failed]) });
    }
    const isIn = (ids: readonly string[], { factIds }: Pick<Item, 'factIds'>) => ids.some((id) => factIds.includes(id));
    const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;
    const failedAgain = misses.flatMap(({ miss: { failed }, next, others }) =>
      others.some((each) => isIn(failed, each)) ? [next !== null && isIn(failed, next)] : [],
    );
    expect(failedAgain.length).toBeGreaterThan(0.9 * misses.length);
    expect(share(failedAgain)).toBeGreaterThan(0.98);
    const rightAgain = misses.flatMap(({ miss: { failed, right }, next, others }) =>
      others.some((each) => isIn(failed, each) && isIn(right, each)) ? [next !== null && isIn(right, next)] : [],
    );
    expect(share(rightAgain)).toBeGreaterThan(0.95);
    expect(share(misses.map(({ wrong, next }) => next !== null && isIn([wrong], next)))).toBeLessThan(0.03);
  },
);

test('facts that only one family asks come back in another manner than they were missed in', () => {
  const { knowledge, candidates } = engineFor('clf-c02');
  const byFacts = Map.groupBy(candidates, (candidate) => marksOf(candidate).facts);
  const manners = questionsOf('clf-c02', 'action-and-principle', 200).flatMap((item, place) => {
    const facts = item.seen.facts ?? 0;
    if (byFacts.get(facts)?.some(({ template }) => template !== item.template)) return [];
    const misses = new Map([[facts, missOf(knowledge.exam.knowledge.patterns, item, 'A')]]);
    const request = { examId: 'clf-c02', modalityId: 'all', facts: [facts], history: [item.seen], misses };
    const next = generateAgain({ ...request, seed: `manner ${place}` });
    expect(next?.seen.facts).toBe(facts);
    return next ? [mannerOf(next) === mannerOf(item)] : [];
  });
  expect(manners.length).toBeGreaterThan(30);
  // Of some facts one of the two forms has no fair options.
  expect(manners.filter(Boolean).length / manners.length).toBeLessThan(0.25);
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
    expect(new Set(session.map((item) => item.seen.stem)).size).toBe(session.length);
  });

  test('a narrow scope relaxes instead of failing, and still never repeats the question before', () => {
    const history: DrawnItem[] = [];
    for (let i = 0; i < 120; i += 1) {
      const item = generate(
        request({
          scope: { modalityId: 'compute', topic: 'serverless' },
          history: history.map(({ seen }) => seen),
          seed: `narrow ${i}`,
        }),
      );
      if (history[0]) expect(factsOf(item)).not.toBe(factsOf(history[0]));
      history.unshift(item);
    }
    expect(new Set(history.map(factsOf)).size).toBeLessThan(history.length);
  });

  test('a topic that is used up gives fresh questions of its modality before one comes back', () => {
    const history: DrawnItem[] = [];
    const topics: string[] = [];
    for (let i = 0; i < 60; i += 1) {
      const item = generate(
        request({
          scope: { modalityId: 'pricing', topic: 'cloud-economics' },
          history: history.map(({ seen }) => seen),
          seed: `widen ${i}`,
        }),
      );
      topics.push(item.topic);
      history.unshift(item);
    }
    expect(topics.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'cloud-economics'));
    expect(new Set(topics)).toEqual(new Set(['cloud-economics', 'purchase-options', 'cost-tools']));
    expect(new Set(history.map((item) => `${item.template} ${factsOf(item)}`)).size).toBe(history.length);
  });

  const modalities = findExam('clf-c02')?.modalities ?? [];
  const narrow = new Map(modalities.flatMap(({ id, topics }) => topics.map((topic) => [topic, id] as const)));
  test.each([
    ...modalities.flatMap(({ id }) => [
      { modalityId: id, level: 1 as const },
      { modalityId: id, level: 3 as const },
    ]),
    ...[...narrow].map(([topic, modalityId]) => ({ modalityId, topic, level: 3 as const })),
  ])('60 questions in a row of %o ask nothing twice', ({ level, ...scope }) => {
    const history: DrawnItem[] = [];
    for (let i = 0; i < 60; i += 1) {
      const seen = history.map((item) => item.seen);
      history.unshift(generate(request({ scope, level, history: seen, seed: `loop ${i}` })));
    }
    expect(new Set(history.map((item) => `${item.template} ${factsOf(item)}`)).size).toBe(60);
  });

  test('a level gives way to the one beside it, and what is served says so', () => {
    const history: DrawnItem[] = [];
    for (let i = 0; i < 100; i += 1) {
      const seen = history.map((item) => item.seen);
      history.unshift(
        generate(request({ scope: { modalityId: 'compute' }, level: 3, history: seen, seed: `give way ${i}` })),
      );
    }
    const levels = history.toReversed().map(({ level }) => level);
    const way = levels.indexOf(2);
    expect(levels.slice(0, way)).toEqual(levels.slice(0, way).map(() => 3));
    expect(way).toBeGreaterThan(0);
    expect(new Set(levels.slice(way + 1))).not.toContain(1);
  });

  test('a level that a topic does not have is found in its modality', () => {
    const item = generate(request({ scope: { modalityId: 'storage', topic: 's3' }, level: 3 }));
    expect(item.level).toBe(3);
    expect(findExam('clf-c02')?.modalities.find((modality) => modality.id === 'storage')?.topics).toContain(item.topic);
  });

  test('a level that a scope does not have at all gives the nearest one', () => {
    const { knowledge, candidates } = engineFor('clf-c02');
    const members = candidates.filter((candidate) => candidate.topic === 's3' && candidate.level !== 3);
    const item = draw(knowledge, templates, {
      pool: pool(members, () => 1),
      wider: null,
      level: 3,
      history: [],
      seed: 'nearest',
    });
    expect(item).toMatchObject({ topic: 's3', level: 2 });
  });
});

test('the version changes with the content only', () => {
  const { version } = engineFor('clf-c02').knowledge;
  expect(version).toMatch(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}$/);
  expect(generate(request()).kbVersion).toBe(version);
});
