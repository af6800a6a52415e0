import { expect, test } from 'vitest';
import { askOf, needOf, openingOf } from './splitPrompt.ts';

test.each([
  ['Uma loja usa o Amazon RDS. Ela cresce.\n\nQual opção atende?', 'Uma loja usa o Amazon RDS.'],
  ['Una tienda crece a 2.5 veces por año. ¿Y ahora?\n\n¿Cuál?', 'Una tienda crece a 2.5 veces por año.'],
  ['A shop uses node.js on a server\n\nWhich option fits?', 'A shop uses node.js on a server'],
  ['Which service stores objects?', 'Which service stores objects?'],
  ['Which statement about Amazon EFS is true? Choose one.', 'Which statement about Amazon EFS is true?'],
])('a list tells a question by its first sentence: %s', (prompt, opening) => {
  expect(openingOf(prompt)).toBe(opening);
});

test.each([
  ['Uma loja usa o Amazon RDS. Ela cresce.\n\nQuais opções atendem? (Escolha DUAS.)', 'Quais opções atendem?'],
  ['Una tienda crece a 2.5 veces por año. ¿Y ahora?', '¿Y ahora?'],
  ['A shop uses node.js on a server\n\nWhich option fits?', 'Which option fits?'],
  ['Select the service that stores objects. Choose one.', 'Select the service that stores objects.'],
])('past answers tell what was asked, not the story before it: %s', (prompt, ask) => {
  expect(askOf(prompt)).toBe(ask);
});

test.each([
  [
    'A company stores records. The records must stay unchanged for seven years.\n\nWhich solution meets these requirements?',
    'The records must stay unchanged for seven years.',
  ],
  ['Uma loja cresce. Ela precisa gastar menos.\n\nQuais opções atendem? (Escolha DUAS.)', 'Ela precisa gastar menos.'],
  ['Una tienda crece. ¿Qué servicio guarda objetos?', 'Una tienda crece.'],
  ['Uma loja cresce. Além disso, a loja quer gastar menos.\n\nQual opção atende?', 'A loja quer gastar menos.'],
  ['Which service stores objects? Choose one.', 'Which service stores objects?'],
])('past answers are told apart by the sentence before the ask: %s', (prompt, need) => {
  expect(needOf(prompt)).toBe(need);
});
