import { expect, test } from 'vitest';
import { displayName, initials } from './displayName.ts';

test('NAV-05 PROF-07 a person is called by name, else by the part of the e-mail before the at sign, else by a generic label', () => {
  expect(displayName({ name: ' Marina Albuquerque ', email: 'marina@email.com' }, 'Usuário')).toBe(
    'Marina Albuquerque',
  );
  expect(displayName({ name: '  ', email: 'marina.albuquerque@email.com' }, 'Usuário')).toBe('marina.albuquerque');
  expect(displayName({ name: '', email: 'marina' }, 'Usuário')).toBe('marina');
  expect(displayName({ name: '', email: '@email.com' }, 'Usuário')).toBe('Usuário');
  expect(displayName({ name: '', email: ' ' }, 'Usuário')).toBe('Usuário');
});

test('initials are those of the first and the last word', () => {
  expect(['Marina Albuquerque', 'maria de los ángeles', 'Zé', '  ', '𝒜da'].map(initials)).toEqual([
    'MA',
    'MÁ',
    'Z',
    '',
    '𝒜',
  ]);
});
