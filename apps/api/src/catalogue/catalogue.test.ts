import { describe, expect, test } from 'vitest';
import { findExam, isActive, listExams } from './catalogue.ts';
import { engineFor } from '../questions/engine.ts';

const exams = listExams();

describe('catalogue', () => {
  test('ENT-02 ENT-03 ENT-04 exams have ids of their own, known providers and difficulties, and names in three languages', () => {
    expect(new Set(exams.map((exam) => exam.id)).size).toBe(exams.length);
    for (const exam of exams) {
      expect(['AWS', 'AZURE', 'GCP', 'GENERIC']).toContain(exam.provider);
      expect(['FUND', 'ASSOC', 'EXPERT']).toContain(exam.difficulty);
      for (const text of [exam.name, exam.description])
        expect([text.pt, text.en, text.es].every((word) => word.length > 0)).toBe(true);
    }
  });

  test('weights of the official domains sum to one', () => {
    for (const { blueprint } of exams)
      expect(blueprint.domains.reduce((sum, domain) => sum + domain.weight, 0)).toBeCloseTo(1, 2);
  });

  test('an exam is active exactly when it has questions', () => {
    for (const exam of exams) {
      if (isActive(exam)) expect(engineFor(exam.id).candidates.length).toBeGreaterThan(0);
      else expect(() => engineFor(exam.id)).toThrow(RangeError);
    }
  });

  test('ENT-06 ENT-07 ENT-08 modalities: everything, a simulation of 65 questions, five topics and the official domains', () => {
    const modalities = findExam('clf-c02')?.modalities ?? [];
    expect(modalities.map((modality) => modality.id)).toEqual([
      'all',
      'simulation',
      'compute',
      'storage',
      'networking',
      'security',
      'pricing',
      'domain-concepts',
      'domain-security',
      'domain-technology',
      'domain-billing',
    ]);
    expect(modalities.map((modality) => modality.questionCount)).toEqual(
      modalities.map((modality) => (modality.id === 'simulation' ? '65' : 'infinite')),
    );
  });

  test('every topic that a question has is listed by a modality of its exam, and every listed topic has a name', () => {
    for (const exam of exams.filter(isActive)) {
      const listed = new Set(exam.modalities.flatMap(({ topics }) => topics));
      const named = exam.knowledge.topics.map(({ id }) => id);
      for (const { topic } of engineFor(exam.id).candidates) expect(listed).toContain(topic);
      for (const topic of listed) expect(named).toContain(topic);
    }
  });
});

test('names of the modalities do not collide in any language', () => {
  const modalities = exams.flatMap((exam) => exam.modalities);
  const names = modalities.flatMap(({ id, name }) =>
    [...new Set([name.pt, name.en, name.es])].map((own) => ({ id, own: own.toLowerCase() })),
  );
  for (const { id, own } of names)
    expect(names.filter((other) => other.own === own).every((other) => other.id === id)).toBe(true);
});
