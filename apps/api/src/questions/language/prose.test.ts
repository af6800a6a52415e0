import { describe, expect, test } from 'vitest';
import type { Locale } from '../../i18n/locale.ts';
import { engineFor } from '../engine.ts';
import { commonWords } from './common-words.ts';
import { prose as proseIn } from './prose.ts';

const common = commonWords(engineFor('clf-c02').knowledge.base);
const prose = (locale: Locale, sentences: readonly string[]) => proseIn(locale, common[locale], sentences);

describe('requirements as prose', () => {
  test('the last two become one sentence', () => {
    const said = ['Each photo must get labels.', 'Nobody may train a model.', 'The results must be ready in a minute.'];
    expect(prose('en', said)).toBe(
      'Each photo must get labels. Nobody may train a model, and the results must be ready in a minute.',
    );
    expect(prose('pt', ['Não há servidores.', 'O custo deve ser baixo.'])).toBe(
      'Não há servidores, e o custo deve ser baixo.',
    );
    expect(prose('es', ['No hay servidores.', 'Identificar fallos es urgente.'])).toBe(
      'No hay servidores, e identificar fallos es urgente.',
    );
  });

  test('the two before them where the last may begin with a name', () => {
    expect(prose('en', ['There is one region.', 'A copy must stay.', 'Amazon EC2 is in use.'])).toBe(
      'There is one region, and a copy must stay. Amazon EC2 is in use.',
    );
  });

  test.each([
    ['an "and" of its own', ['It is old, and it is slow.', 'The team is small.']],
    ['a colon', ['There are two sites: one is abroad.', 'The team is small.']],
    ['the same beginning', ['The company has no office.', 'The company has no server.']],
    [
      'more than 32 words',
      [`There are ${'very '.repeat(20)}old servers.`, `The team has ${'many '.repeat(10)}members.`],
    ],
  ])('sentences stay apart, and the last is said as one more: %s', (_why, [first = '', last = '']) => {
    expect(prose('en', [first, last])).toBe(`${first} In addition, ${last.charAt(0).toLowerCase()}${last.slice(1)}`);
  });

  test.each([
    ['two sentences', ['The team is small.', 'It is old. Nobody knows it.']],
    ['a comma', ['It is old, and it is slow.', 'At night, the team is small.']],
    ['a name', ['It is old, and it is slow.', 'Access Grants is in use.']],
    ['a word that adds it already', ['It is old, and it is slow.', 'The team is also small.']],
  ])('sentences stay as they are: %s', (_why, said) => {
    expect(prose('en', said)).toBe(said.join(' '));
  });

  test('a noun that begins a sentence loses its capital', () => {
    expect(prose('en', ['Access must be logged.', 'Servers must stay.'])).toBe(
      'Access must be logged, and servers must stay.',
    );
    expect(prose('es', ['Debe ser barato, y pronto.', 'Nadie debe entrar.'])).toBe(
      'Debe ser barato, y pronto. Además, nadie debe entrar.',
    );
  });

  test('what the knowledge base writes in lower case is no name; its names and acronyms are', () => {
    const follows = (next: string) => prose('en', ['The budget is small.', next]);
    expect(follows('Monitoring must go on.')).toBe('The budget is small, and monitoring must go on.');
    for (const name of ['AWS must keep the keys.', 'Amazon EC2 is in use.', 'Lambda is in use.'])
      expect(follows(name)).toBe(`The budget is small. ${name}`);
  });

  test('a circumstance that follows has a comma before it where the language wants one', () => {
    const pt = ['O prédio será fechado.', 'Em um mês, tudo deve funcionar.'];
    expect(prose('pt', pt)).toBe('O prédio será fechado, e, em um mês, tudo deve funcionar.');
    expect(prose('pt', ['O prédio fecha.', 'A equipe é pequena, de três pessoas.'])).toBe(
      'O prédio fecha, e a equipe é pequena, de três pessoas.',
    );
    expect(prose('es', ['El edificio se cierra.', 'Si falla un servidor, otro debe seguir.'])).toBe(
      'El edificio se cierra, y, si falla un servidor, otro debe seguir.',
    );
  });
});
