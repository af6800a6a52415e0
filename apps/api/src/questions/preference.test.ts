import { expect, test } from 'vitest';
import { comeBacks, shareOfKind, shareOfLevel } from './checks/learner.ts';
import { engineFor, generate } from './engine.ts';
import type { DrawnItem, Preference, Seen } from './item.types.ts';
import { mixWindow, shares } from './mix.ts';
import { missOf } from './missed.ts';

const examId = 'clf-c02';
const { candidates } = engineFor(examId);

/** What somebody is asked who always gets the same advice. */
function asked(count: number, advise: (place: number) => Preference): DrawnItem[] {
  const items: DrawnItem[] = [];
  for (let i = 0; i < count; i++) {
    const history: Seen[] = items.map(({ seen }) => seen).toReversed();
    const scope = { modalityId: 'all' };
    items.push(generate({ examId, scope, level: null, preference: advise(i), history, seed: `preference ${i}` }));
  }
  return items;
}
const share = (items: readonly DrawnItem[], what: (item: DrawnItem) => boolean) =>
  items.filter(what).length / items.length;

const even = { 1: 0.3, 2: 0.5, 3: 0.2 };

test('a domain and its levels are preferred, and the mix and the rules of repetition hold', () => {
  const levels = { 1: 0.5, 2: 0.35, 3: 0.15 };
  // Half of all questions: the most that one domain gets.
  const items = asked(mixWindow, (i) =>
    i % 2 === 0
      ? { domain: 'security', levels, topics: {}, due: [] }
      : { domain: 'technology', levels: even, topics: {}, due: [] },
  );
  const own = items.filter(({ domain }) => domain === 'security');
  expect(own.length / items.length).toBeGreaterThan(0.45);
  for (const level of [1, 2, 3] as const) expect(Math.abs(shareOfLevel(own, level) - levels[level])).toBeLessThan(0.08);
  expect(shareOfKind(items, 'need')).toBeGreaterThanOrEqual(shares.need);
  expect(shareOfKind(items, 'statement')).toBeLessThanOrEqual(shares.statement);
  expect(shareOfKind(items, 'not')).toBeLessThanOrEqual(shares.not);
  expect(comeBacks(items, 60)).toBe(0);
});

test('a topic that is wanted less is asked less', () => {
  const topics = Object.fromEntries(
    [...new Set(candidates.filter(({ domain }) => domain === 'security').map(({ topic }) => topic))].map((topic) => [
      topic,
      topic === 'identity' ? 1 : 0.1,
    ]),
  );
  const [wanted, any] = [topics, {}].map((some) =>
    share(
      asked(60, () => ({ domain: 'security', levels: even, topics: some, due: [] })),
      ({ topic }) => topic === 'identity',
    ),
  );
  // Other seeds give 1.6 to 2.8 times as much: what was asked lately gives way to other topics.
  expect(any).toBeLessThan((wanted ?? 0) / 1.4);
});

test('what is due comes back first, in another way than it was asked, where there is one', () => {
  const before = asked(60, () => ({ domain: 'security', levels: even, topics: {}, due: [] }));
  const history = before.map(({ seen }) => seen).toReversed();
  const again = (due: readonly number[]) => {
    const preference: Preference = { domain: 'technology', levels: even, topics: {}, due };
    return generate({ examId, scope: { modalityId: 'all' }, level: null, preference, history, seed: 'due' });
  };
  const reviewed = before.slice(0, 30).flatMap(({ seen }) => {
    const item = again([seen.facts ?? 0]);
    return item.seen.facts === seen.facts ? [item.seen] : [];
  });
  expect(reviewed.length).toBeGreaterThan(5);
  for (const { asked: way, stem } of reviewed) {
    expect(history.map((seen) => seen.asked)).not.toContain(way);
    expect(history.map((seen) => seen.stem)).not.toContain(stem);
  }
  // What rests still, or is not known any more, gives way to what is preferred besides.
  const { domain, seen } = again([before.at(-1)?.seen.facts ?? 0, 1]);
  expect([domain, seen.facts === before.at(-1)?.seen.facts]).toEqual(['technology', false]);
});

test('a decision that is due comes back with what ruled out the option that was chosen', () => {
  const { knowledge } = engineFor(examId);
  const before = asked(240, () => ({ domain: 'technology', levels: even, topics: {}, due: [] }));
  const history = before.map(({ seen }) => seen).toReversed();
  const again = before.slice(0, 200).flatMap((item, place) => {
    if (item.ask.kind !== 'decision') return [];
    const facts = item.seen.facts ?? 0;
    const wrong = item.options.find(({ label }) => !item.key.includes(label));
    const miss = missOf(knowledge.exam.knowledge.patterns, item, wrong?.label ?? '');
    const preference: Preference = { domain: 'technology', levels: even, topics: {}, due: [facts] };
    const request = { examId, scope: { modalityId: 'all' }, level: null, preference, history, seed: `due ${place}` };
    const next = generate({ ...request, misses: new Map([[facts, miss]]) });
    return next.seen.facts === facts ? [miss.failed.some((id) => next.factIds.includes(id))] : [];
  });
  expect(again.length).toBeGreaterThan(40);
  expect(again.filter(Boolean).length / again.length).toBeGreaterThan(0.75);
});
