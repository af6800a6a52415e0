import { expect, test } from 'vitest';
import type { Item, ItemOption, Subject } from './item.types.ts';
import { differentLessons } from './lesson.ts';

const option = (
  label: ItemOption['label'],
  subject: Subject,
  en = String(Object.values(subject).at(-1)).replace('-', ''),
) => ({
  label,
  subject,
  reason: { pt: '', en, es: '' },
});
const item = (factIds: string[], ask: Item['ask'], key: string, options: ReturnType<typeof option>[]) => ({
  factIds,
  ask,
  key,
  options,
});
const entity = (id: string): Subject => ({ kind: 'entity', id });
const asksEntity = { kind: 'entity', facts: [] } as const;

const two = item(['reach-fast', 'agile'], asksEntity, 'A,B', [
  option('A', entity('agility')),
  option('B', entity('global-reach')),
  option('C', entity('elasticity')),
]);
const otherFact = item(['reach-countries'], { kind: 'fact', of: 'global-reach', holds: true }, 'A', [
  option('A', { kind: 'fact', id: 'reach-countries' }),
]);
const elastic = item(['elastic-night'], asksEntity, 'A', [option('A', entity('elasticity'))]);
const again = item(['elastic-night'], asksEntity, 'B', [option('B', entity('scalability'))]);

test('of two items about one thing, or with one fact, the first alone is told', () => {
  expect(differentLessons([two, otherFact, elastic, again], 3)).toEqual([two, elastic]);
  expect(differentLessons([otherFact, two, again], 3)).toEqual([otherFact, again]);
});

test('at most so many are told, the first ones', () => {
  expect(differentLessons([two, elastic], 1)).toEqual([two]);
  expect(differentLessons([], 3)).toEqual([]);
});

test('of two items that say nearly the same of two things the first alone is told', () => {
  const saysOf = (id: string, en: string) =>
    item([id], asksEntity, 'A', [option('A', { kind: 'solution', id }, en), option('B', entity('elasticity'))]);
  const plan = saysOf('plan', 'A Compute Savings Plan gives a discount for a spend per hour agreed for a year.');
  const plans = saysOf(
    'plans',
    'Compute Savings Plans give a discount in return for an hourly spend agreed for a year.',
  );
  const spot = saysOf('spot', 'Spot capacity is the cheapest, and may be taken back with two minutes of notice.');
  expect(differentLessons([plan, plans, spot], 3)).toEqual([plan, spot]);
});
