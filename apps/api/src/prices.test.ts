import { expect, test } from 'vitest';
import { costOf, readPrices } from './prices.ts';

test('a call costs whole millionths of a dollar, half of one rounded up', () => {
  const price = readPrices('small=0.15/0.6')?.get('small') ?? { input: 0, output: 0 };
  expect(costOf(price, { tokensIn: 1_000_000, tokensOut: 0 })).toBe(150_000);
  expect(costOf(price, { tokensIn: 30, tokensOut: 0 })).toBe(5);
  expect(costOf(price, { tokensIn: 29, tokensOut: 0 })).toBe(4);
  expect(costOf(price, { tokensIn: 10, tokensOut: 5 })).toBe(5);
});

test('prices are read without binary fractions', () => {
  expect(readPrices('a=0.1/0.000001,b=15/75')).toEqual(
    new Map([
      ['a', { input: 100_000, output: 1 }],
      ['b', { input: 15_000_000, output: 75_000_000 }],
    ]),
  );
  for (const list of ['', 'a', 'a=1', 'a=1/', 'a=-1/2', 'a=1/2;b=1/2', 'a=1e3/2', 'a=0.1234567/1'])
    expect(readPrices(list)).toBeNull();
});
