import { expect, test } from 'vitest';
import { readAccountStatus } from './accountStatus.ts';

test('PROF-24 the state of an account is read in any case, in English and in Portuguese', () => {
  const kinds = (list: string[]) => list.map((word) => readAccountStatus(word).kind);
  expect(kinds(['active', 'ACTIVE', ' Active ', 'ativo', 'Ativa'])).toEqual(Array(5).fill('active'));
  expect(kinds(['inactive', 'Inativo', 'INATIVA'])).toEqual(Array(3).fill('inactive'));
  expect(kinds(['suspended', 'suspenso', 'SUSPENSA'])).toEqual(Array(3).fill('suspended'));
});

test('PROF-25 any other state stays as it came, none is unknown', () => {
  expect(readAccountStatus(' Em análise ')).toEqual({ kind: 'other', word: 'Em análise' });
  expect(readAccountStatus('constructor')).toEqual({ kind: 'other', word: 'constructor' });
  for (const word of [null, '', '  ']) expect(readAccountStatus(word)).toEqual({ kind: 'unknown' });
});
