import { expect, test } from 'vitest';
import { engineFor } from '../engine.ts';
import { about } from './sentences.ts';

test('a subject that is plural in some languages alone has its verbs in the plural there', () => {
  const { knowledge } = engineFor('cloud-digital-leader');
  const data = knowledge.entity('structured-data');
  expect(about('pt', data)).toMatch(/^Os dados estruturados cabem /);
  expect(about('en', data)).toMatch(/^Structured data fits /);
  expect(about('es', data)).toMatch(/^Los datos estructurados caben /);
});

test('a subject in the plural says so in Portuguese and Spanish', () => {
  for (const exam of ['clf-c02', 'saa-c03', 'az-900', 'cloud-digital-leader'])
    for (const { id, subject, plural } of engineFor(exam).knowledge.entities.values())
      if (/^(?:os|as) /.test(subject.pt) || /^(?:los|las) /.test(subject.es))
        expect([id, Boolean(plural)]).toEqual([id, true]);
});
