import { expect, test } from 'vitest';
import { counted } from './requirements.ts';

test('a question points at as many requirements as there are', () => {
  const all = {
    pt: 'Qual opção atende a todos esses requisitos?',
    en: 'Which option meets all of these requirements?',
    es: '¿Qué opción cumple todos estos requisitos?',
  };
  expect(counted('pt', all.pt, 1)).toBe('Qual opção atende a esse requisito?');
  expect(counted('en', all.en, 1)).toBe('Which option meets this requirement?');
  expect(counted('es', all.es, 1)).toBe('¿Qué opción cumple este requisito?');
  expect(counted('pt', all.pt, 2)).toBe('Qual opção atende a esses requisitos?');
  expect(counted('en', all.en, 2)).toBe('Which option meets these requirements?');
  expect(counted('es', all.es, 2)).toBe('¿Qué opción cumple estos requisitos?');
  expect(counted('en', all.en, 3)).toBe(all.en);
  expect(counted('en', 'Which solution meets this requirement MOST cost-effectively?', 3)).toBe(
    'Which solution meets these requirements MOST cost-effectively?',
  );
});

test('a question that points at no requirement stays as it is', () => {
  expect(counted('en', 'Where should the sessions be kept?', 2)).toBe('Where should the sessions be kept?');
});
