import { expect, test } from 'vitest';
import { difficultyName, examLevelName } from './levels.ts';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';
import { createWords } from './words.tsx';

const languages = [createWords('pt', pt), createWords('en', en), createWords('es', es)];
const levels = [1, 2, 3] as const;

test('SCOPE-08 a certification is fundamental, associate or expert', () => {
  expect(languages.map((words) => levels.map((level) => examLevelName(level, words)))).toEqual([
    ['Fundamental', 'Associado', 'Especialista'],
    ['Fundamental', 'Associate', 'Expert'],
    ['Fundamental', 'Asociado', 'Experto'],
  ]);
});

test('SCOPE-09 a question is basic, intermediate or advanced', () => {
  expect(languages.map((words) => levels.map((level) => difficultyName(level, words)))).toEqual([
    ['Básica', 'Intermediária', 'Avançada'],
    ['Basic', 'Intermediate', 'Advanced'],
    ['Básica', 'Intermedia', 'Avanzada'],
  ]);
});

test('an unknown level stays as it came', () => {
  for (const words of languages)
    expect([examLevelName('PRO', words), difficultyName('LENDÁRIA', words)]).toEqual(['PRO', 'LENDÁRIA']);
});
