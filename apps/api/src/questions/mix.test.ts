import { expect, test } from 'vitest';
import { engineFor } from './engine.ts';
import type { DrawnItem, TemplateId } from './item.types.ts';
import { marksOf } from './marks.ts';
import { kindOf, mixOf, mixWindow, shares } from './mix.ts';
import { pool } from './pool.ts';
import type { Knowledge } from './compile.ts';
import { chooseTwo } from './templates/decision.ts';
import { sessions } from './checks/session.ts';
import { comeBacks, shareOfKind, shareOfLevel, windows } from './checks/learner.ts';

const { knowledge, candidates } = engineFor('clf-c02');
const scope = pool(candidates, () => 1);

/** A history of so many questions of each family, most recent first. */
const asked = (counts: Partial<Record<TemplateId, number>>) =>
  Object.entries(counts).flatMap(([family, count]) =>
    candidates
      .filter(({ template }) => template === family)
      .slice(0, count)
      .map((candidate) => ({ ...marksOf(candidate), stem: null, skin: null })),
  );

test('a kind that has its share waits until others have been asked', () => {
  const some = mixOf(knowledge, scope, asked({ 'true-statement': 10, 'need-to-service': 130, 'choose-two': 20 }));
  expect(some.allows('true-statement', 'shares')).toBe(true);
  const many = mixOf(knowledge, scope, asked({ 'true-statement': 24, 'need-to-service': 130, 'choose-two': 20 }));
  expect(many.allows('true-statement', 'shares')).toBe(false);
  expect(many.allows('untrue-statement', 'shares')).toBe(true);
  expect(mixOf(knowledge, scope, asked({ 'untrue-statement': 6 })).allows('untrue-statement', 'caps')).toBe(false);
});

test('needs and scenarios keep their share against everything else', () => {
  const mix = mixOf(knowledge, scope, asked({ 'action-and-principle': 80, 'choose-two': 10 }));
  expect(mix.allows('action-and-principle', 'shares')).toBe(false);
  expect(mix.allows('action-and-principle', 'caps')).toBe(true);
  expect(mix.allows('decision', 'shares')).toBe(true);
});

test('questions on principles keep to the share that an exam has for them', () => {
  const few: Knowledge = { ...knowledge, base: { ...knowledge.base, principles: 0.05 } };
  const allows = (counts: Parameters<typeof asked>[0], family: TemplateId, keeping: 'caps' | 'nothing') =>
    mixOf(few, scope, asked(counts)).allows(family, keeping);
  expect(allows({ decision: 20 }, 'action-and-principle', 'caps')).toBe(true);
  const had = { decision: 18, 'shared-responsibility': 2 };
  expect(allows(had, 'action-and-principle', 'caps')).toBe(false);
  expect(allows(had, 'shared-responsibility', 'caps')).toBe(false);
  expect(allows(had, 'quantity', 'caps')).toBe(true);
  expect(allows(had, 'action-and-principle', 'nothing')).toBe(true);
  expect(mixOf(knowledge, scope, asked(had)).allows('action-and-principle', 'caps')).toBe(true);
});

test('an exam that asks for decisions draws what one thing is or does as seldom as it says', () => {
  const asking = (recall: number): Knowledge => ({ ...knowledge, base: { ...knowledge.base, recall } });
  const [usual, less] = [asking(1), asking(0.25)].map((one) => mixOf(one, scope, []));
  expect(less?.weight('need-to-service', 2)).toBe((usual?.weight('need-to-service', 2) ?? 0) / 4);
  expect(less?.weight('decision', 2)).toBe(usual?.weight('decision', 2));
});

test('a scope with few needs keeps to what it has', () => {
  const narrow = pool(
    candidates.filter(({ template }) => template === 'quantity' || template === 'action-and-principle'),
    () => 1,
  );
  expect(
    mixOf(knowledge, narrow, asked({ 'action-and-principle': 150 })).allows('action-and-principle', 'shares'),
  ).toBe(true);
});

test('two right options are asked for as often as the exam does, and not where it does not', () => {
  const asking = (multipleResponse: number): Knowledge => ({
    ...knowledge,
    base: { ...knowledge.base, multipleResponse },
  });
  const behind = mixOf(asking(0.1), scope, asked({ 'need-to-service': 30 }));
  const ahead = mixOf(asking(0.1), scope, asked({ 'need-to-service': 10, 'choose-two': 20 }));
  expect(behind.weight('choose-two', 2)).toBeGreaterThan(ahead.weight('choose-two', 2));
  const far = mixOf(asking(0.1), scope, asked({ 'need-to-service': 186 }));
  expect(far.allows('need-to-service', 'shares')).toBe(false);
  expect(far.allows('choose-two', 'shares')).toBe(true);
  expect(chooseTwo.candidates(asking(0))).toEqual([]);
});

test('a level that is behind its share is drawn more often, one that is ahead less', () => {
  const basic = candidates.filter(({ level }) => level === 1).slice(0, 100);
  const mix = mixOf(
    knowledge,
    scope,
    basic.map((each) => ({ ...marksOf(each), stem: null, skin: null })),
  );
  const { levelMix } = knowledge.base;
  expect(mix.level(1)).toBeLessThan(levelMix[1]);
  expect(mix.level(3)).toBeGreaterThan(levelMix[3]);
  expect(mix.level(1)).toBeGreaterThan(0);
});

test('a learner who goes on for long gets the same mix all the time, and nothing again within 60', () => {
  const learner: DrawnItem[] = sessions('clf-c02', 1000, null, 'long', 1000).flat();
  for (const window of windows(learner)) {
    expect(window).toHaveLength(mixWindow);
    expect(shareOfKind(window, 'need')).toBeGreaterThanOrEqual(shares.need);
    expect(shareOfKind(window, 'statement')).toBeLessThanOrEqual(shares.statement);
    expect(shareOfKind(window, 'not')).toBeLessThanOrEqual(shares.not);
    for (const level of [1, 2, 3] as const)
      expect(Math.abs(shareOfLevel(window, level) - knowledge.base.levelMix[level])).toBeLessThanOrEqual(0.05);
  }
  expect(comeBacks(learner, 60)).toBe(0);
  expect(new Set(learner.map(({ template }) => kindOf[template])).size).toBe(4);
});
