import { expect, test } from 'vitest';
import type { Item, Label } from '../questions/item.types.ts';
import { discrimination, facility, findOddities, optionOddity, wrongOptions } from './figures.ts';
import { addAnswer, type ItemTally } from './tally.ts';

const same = (text: string) => ({ pt: text, en: text, es: text });
const labels = ['A', 'B', 'C', 'D', 'E'] as const;

/** A question of one item with its options in an order of their own: the services are named, and the first ones are right. */
function question(order: readonly string[], right: readonly string[]): Item {
  const options = order.map((id, place) => ({
    label: labels[place] ?? 'A',
    text: same(id),
    reason: same(id),
    subject: { kind: 'entity' as const, id },
  }));
  const letters = options.flatMap(({ label, subject }): Label[] => (right.includes(subject.id) ? [label] : []));
  return {
    exam: 'clf-c02',
    template: 'need-to-service',
    factIds: ['x'],
    domain: 'technology',
    topic: 'storage',
    level: 1,
    stem: same('Which service?'),
    options,
    key: letters.join(),
    explanation: same('It stores objects.'),
    references: [],
    ask: { kind: 'entity', facts: ['x'] },
    skin: null,
  };
}

const none: [answered: number, correct: number] = [0, 0];

interface Choice {
  services: readonly string[];
  others?: typeof none;
}

/** Sums of so many choices, the options in another order each time. */
function tally(choices: readonly Choice[], right = ['S3'], all = ['S3', 'EBS', 'EFS', 'FSx']): ItemTally {
  let sums: ItemTally | undefined;
  for (const [turn, { services, others = none }] of choices.entries()) {
    const at = turn % all.length;
    const item = question([...all.slice(at), ...all.slice(0, at)], right);
    const chosen = item.options.flatMap(({ label, text }) => (services.includes(text.en) ? label : [])).join();
    sums = addAnswer(sums, {
      item,
      selected: chosen,
      isCorrect: chosen === item.key,
      at: new Date(turn * 1000),
      timeMs: 1000,
      othersAnswered: others[0],
      othersCorrect: others[1],
    });
  }
  if (!sums) throw new Error('There are no choices');
  return sums;
}

const times = (count: number, ...services: string[]): Choice[] => Array.from({ length: count }, () => ({ services }));
const odd = (sums: ItemTally) => findOddities(sums, [...sums.options.values()]);
const oddOptions = (sums: ItemTally) =>
  [...sums.options.values()].flatMap((option) => {
    const oddity = optionOddity(option, wrongOptions(sums, [...sums.options.values()]));
    return oddity ? [[option.subject, oddity]] : [];
  });

test('options are counted by what they stand for, whichever letter they had', () => {
  const sums = tally([...times(6, 'S3'), ...times(3, 'EBS'), ...times(1, 'EFS')]);
  expect(facility(sums)).toBe(0.6);
  expect(sums).toMatchObject({ answers: 10, correct: 6, guess: 0.25, first_at: new Date(0), last_at: new Date(9000) });
  expect(
    [...sums.options.values()].map(({ subject, is_key, shown, chosen }) => [subject, is_key, shown, chosen]),
  ).toEqual(
    expect.arrayContaining([
      ['entity S3', true, 10, 6],
      ['entity EBS', false, 10, 3],
      ['entity EFS', false, 10, 1],
      ['entity FSx', false, 10, 0],
    ]),
  );
});

test('of a pair each right option counts half, and guessing is right once in ten', () => {
  const five = ['S3', 'EBS', 'EFS', 'FSx', 'RDS'];
  const sums = tally(
    [...times(2, 'S3', 'EBS'), ...times(1, 'S3', 'RDS'), ...times(1, 'EFS', 'FSx')],
    ['S3', 'EBS'],
    five,
  );
  expect([sums.guess, facility(sums)]).toEqual([0.1, 0.5]);
  expect(sums.options.get('false entity RDS')).toMatchObject({ shown: 4, chosen: 1, wrong: 2, key_chosen: 2.5 });
});

test('discrimination is the correlation with the other answers of the exam', () => {
  // By hand: four who know most are right, one who knows little is right, five who know little are wrong.
  const rights = [0.9, 0.8, 0.8, 0.7, 0.3].map((rest) => ({ rest, isRight: true }));
  const people = [...rights, ...[0.5, 0.4, 0.3, 0.2, 0.1].map((rest) => ({ rest, isRight: false }))];
  const choices = [...people, ...people].map(({ rest, isRight }): Choice => ({
    services: [isRight ? 'S3' : 'EBS'],
    others: [100, rest * 100],
  }));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const all = people.map(({ rest }) => rest);
  const spread = Math.sqrt(mean(all.map((rest) => (rest - mean(all)) ** 2)));
  const right = mean(people.filter(({ isRight }) => isRight).map(({ rest }) => rest));
  const wrong = mean(people.filter(({ isRight }) => !isRight).map(({ rest }) => rest));
  expect(discrimination(tally(choices))).toBeCloseTo(((right - wrong) / spread) * Math.sqrt(0.5 * 0.5), 10);
  expect(discrimination(tally(choices.slice(0, 19)))).toBeNull();
});

test('people with fewer than ten other answers are not compared, and equal ones tell nothing', () => {
  const few = tally(Array.from({ length: 40 }, () => ({ services: ['S3'], others: [9, 5] })));
  expect([few.compared, discrimination(few)]).toEqual([0, null]);
  const alike = Array.from({ length: 40 }, (_, i): Choice => ({ services: [i % 2 ? 'S3' : 'EBS'], others: [10, 3] }));
  expect(discrimination(tally(alike))).toBeNull();
});

test('a good item is not odd, and few answers say nothing', () => {
  const good = [...times(60, 'S3'), ...times(20, 'EBS'), ...times(10, 'EFS'), ...times(10, 'FSx')];
  expect(odd(tally(good))).toEqual([]);
  expect(odd(tally(times(29, 'EBS')))).toEqual([]);
});

test('a wrong option that is chosen more than the key is named', () => {
  const sums = tally([...times(12, 'S3'), ...times(13, 'EBS'), ...times(3, 'EFS'), ...times(2, 'FSx')]);
  expect([odd(sums), oddOptions(sums)]).toEqual([['BEATEN_KEY'], [['entity EBS', 'BEATEN_KEY']]]);
  expect(odd(tally([...times(13, 'S3'), ...times(13, 'EBS'), ...times(3, 'EFS'), ...times(1, 'FSx')]))).toEqual([]);
});

test('a share of right answers near guessing is odd from thirty answers on', () => {
  const spread = [...times(9, 'S3'), ...times(8, 'EBS'), ...times(7, 'EFS'), ...times(6, 'FSx')];
  expect(odd(tally(spread))).toEqual(['TOO_HARD']);
  expect(odd(tally([...times(2, 'S3'), ...spread.slice(0, 28)]))).toEqual([]);
});

test('what hardly anybody gets wrong is odd once that is certain', () => {
  expect(odd(tally(times(49, 'S3')))).toEqual([]);
  expect(odd(tally(times(50, 'S3')))).toEqual(['TOO_EASY']);
  expect(odd(tally([...times(45, 'S3'), ...times(5, 'EBS')]))).toEqual([]);
});

test('an option that nobody takes is odd where its share of the wrong answers would be five', () => {
  const sums = tally([...times(30, 'S3'), ...times(8, 'EBS'), ...times(7, 'EFS')]);
  expect([odd(sums), oddOptions(sums)]).toEqual([['UNUSED_OPTION'], [['entity FSx', 'UNUSED_OPTION']]]);
  expect(odd(tally([...times(30, 'S3'), ...times(7, 'EBS'), ...times(7, 'EFS')]))).toEqual([]);
});

test('who knows more errs more: odd from fifty people on, not by chance', () => {
  const turned = (count: number, rights: number): Choice[] =>
    Array.from({ length: count }, (_, i) => {
      const strong = i % 2 === 0;
      const isRight = (i * 7) % 10 < (strong ? rights : 10 - rights);
      return { services: [isRight ? 'S3' : (['EBS', 'EFS', 'FSx'][i % 3] ?? 'EBS')], others: [20, strong ? 16 : 8] };
    });
  const strongly = tally(turned(100, 4));
  expect(discrimination(strongly)).toBeLessThan(-0.1);
  expect(odd(strongly)).toEqual(['NEGATIVE_DISCRIMINATION']);
  expect(odd(tally(turned(49, 4)))).toEqual([]);
  expect(odd(tally(turned(100, 6)))).toEqual([]);
});

test('a little below nothing is chance among sixty people, and odd among twelve hundred', () => {
  const strong: typeof none = [20, 16];
  const weak: typeof none = [20, 8];
  const some = (count: number, service: string, others: typeof none) =>
    times(count, service).map((choice) => ({ ...choice, others }));
  const sixty = [
    ...some(15, 'S3', strong),
    ...some(15, 'EBS', strong),
    ...some(17, 'S3', weak),
    ...some(13, 'EBS', weak),
  ];
  expect(discrimination(tally(sixty))).toBeCloseTo(-0.07, 2);
  expect(odd(tally(sixty))).not.toContain('NEGATIVE_DISCRIMINATION');
  expect(odd(tally(Array.from({ length: 20 }, () => sixty).flat()))).toContain('NEGATIVE_DISCRIMINATION');
});
