import { describe, expect, test } from 'vitest';
import { criteria, missingCriteria, passwordStrength } from './passwordPolicy.ts';

const misses = (password: string) => missingCriteria(password);

test('a password that meets all criteria misses nothing', () => {
  expect(misses('Nuvem#2025')).toEqual([]);
  expect(misses('Ação!2025')).toEqual([]);
});

test('VALID-01 a password needs eight characters', () => {
  expect(misses('Nuve#25')).toEqual(['length']);
  expect(misses('Nuvem#25')).toEqual([]);
});

test('VALID-02 a password needs an uppercase letter, a lowercase letter and a digit', () => {
  expect(misses('nuvem#2025')).toEqual(['uppercase']);
  expect(misses('NUVEM#2025')).toEqual(['lowercase']);
  expect(misses('Nuvem#nova')).toEqual(['digit']);
});

test('VALID-03 a password needs one of eight symbols; others do not count', () => {
  for (const symbol of '!@#$%^&*') expect(misses(`Nuvem2025${symbol}`)).toEqual([]);
  expect(misses('Nuvem2025()?.')).toEqual(['special']);
});

test('VALID-04 a password has no white space', () => {
  expect(misses('Nuvem# 2025')).toEqual(['noSpace']);
  expect(misses('Nuvem#\t2025')).toEqual(['noSpace']);
});

test('VALID-05 every missing criterion is listed, in the order of the criteria', () => {
  expect(misses(' ')).toEqual(['length', 'uppercase', 'lowercase', 'digit', 'special', 'noSpace']);
  expect(misses('admin')).toEqual(['length', 'uppercase', 'digit', 'special', 'notCommon']);
});

describe('VALID-06 fifteen common passwords are refused', () => {
  test.each([
    'password',
    '123456',
    'qwerty',
    'admin',
    '12345678',
    '123456789',
    '1234567890',
    'password123',
    'abc123',
    'letmein',
    'welcome',
    'monkey',
    'iloveyou',
    '111111',
    '123123',
  ])('VALID-06 %s, in any case but only as the whole value', (common) => {
    expect(misses(common)).toContain('notCommon');
    expect(misses(common.toUpperCase())).toContain('notCommon');
    expect(misses(`${common}x`)).not.toContain('notCommon');
  });
});

test('VALID-07 strength is the share of seven rules: under 50 weak, under 75 medium, under 90 good, else excellent', () => {
  expect(criteria).toHaveLength(7);
  const levels = ['a b', 'abc', 'abcdefgh', 'abcdefg1', 'Abcdefg1', 'Abcdef1!'].map((password) => {
    const { percent, level } = passwordStrength(password);
    return [Math.round(percent), level];
  });
  expect(levels).toEqual([
    [29, 'weak'],
    [43, 'weak'],
    [57, 'medium'],
    [71, 'medium'],
    [86, 'good'],
    [100, 'excellent'],
  ]);
});
