import { describe, expect, test } from 'vitest';
import { prose } from './prose.ts';

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
    ['a name', ['It is old, and it is slow.', 'Access Analyzer is in use.']],
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
});
