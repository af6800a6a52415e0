import { expect, test } from 'vitest';
import { difficultyLevel, isDeleted, normaliseExam, normaliseProvider, readQuestionCount } from './normalise.ts';

test('ENT-03 providers are recognised by their names too, anything else is generic', () => {
  const providers = ['AWS', 'amazon', 'Azure', 'MICROSOFT', 'gcp', 'Google', 'oracle'].map(normaliseProvider);
  expect(providers).toEqual(['AWS', 'AWS', 'AZURE', 'AZURE', 'GCP', 'GCP', 'GENERIC']);
});

test('ENT-04 difficulties are read in every vocabulary', () => {
  expect(['FUND', 'basic', 'Básico', 'fundamental', 'EASY'].map(difficultyLevel)).toEqual([1, 1, 1, 1, 1]);
  expect(['ASSOC', 'intermediate', 'Intermediário', 'associado', 'MEDIUM'].map(difficultyLevel)).toEqual([
    2, 2, 2, 2, 2,
  ]);
  expect(['EXPERT', 'advanced', 'Avançado', 'especialista', 'HARD'].map(difficultyLevel)).toEqual([3, 3, 3, 3, 3]);
  expect(difficultyLevel('unknown')).toBeNull();
});

test('ENT-07 a question count is a number in a text or the word for infinite', () => {
  expect(['65', '65 questões', 'infinite', 'Infinitas', 'muitas'].map(readQuestionCount)).toEqual([
    65,
    65,
    Infinity,
    Infinity,
    null,
  ]);
});

test.each([
  [{ success: true, data: null }, true],
  [{ success: 'true' }, true],
  [{ success: false, data: { message: 'Account deleted successfully' } }, true],
  [{ success: false, data: { message: 'No' } }, false],
  [{ success: 'yes' }, false],
  ['<html>', false],
])('DEL-04 the answer %j to a deletion means %s', (body, deleted) => {
  expect(isDeleted(body)).toBe(deleted);
});

test('an exam of an older server is read as one of ours', () => {
  const { isEnrolled: _, isActive: __, ...old } = exam;
  const read = normaliseExam({ ...old, enrolled: true, provider: 'amazon', difficulty: 'Básico' } as never);
  expect(read).toMatchObject({ isEnrolled: true, isActive: true, provider: 'AWS', difficulty: 'FUND' });
  expect(normaliseExam(exam)).toEqual(exam);
});

const exam = {
  id: 'clf-c02',
  code: 'CLF-C02',
  name: 'AWS Certified Cloud Practitioner',
  provider: 'AWS',
  description: '',
  difficulty: 'FUND',
  durationMinutes: 90,
  totalQuestions: 65,
  cut: 70,
  isActive: true,
  isEnrolled: false,
  enrollmentDate: null,
  progress: null,
  openSession: null,
  modalities: [],
} as const satisfies Parameters<typeof normaliseExam>[0];
