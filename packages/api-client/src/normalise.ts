import type { Exam, ExamDifficulty, ExamProvider } from '@prepar/openapi/types';
import { isRecord } from './is-record.ts';

// Other servers of this API may use the older spellings that the product also reads. Ours never does.

/** An exam with `isEnrolled`, provider and difficulty in their one canonical spelling. */
export function normaliseExam(exam: Exam & { enrolled?: boolean }): Exam {
  return {
    ...exam,
    provider: normaliseProvider(exam.provider),
    difficulty: normaliseExamDifficulty(exam.difficulty),
    isActive: exam.isActive ?? true,
    isEnrolled: exam.isEnrolled ?? exam.enrolled ?? false,
  };
}

const providers: Record<string, ExamProvider> = {
  aws: 'AWS',
  amazon: 'AWS',
  azure: 'AZURE',
  microsoft: 'AZURE',
  gcp: 'GCP',
  google: 'GCP',
};

export const normaliseProvider = (provider: string): ExamProvider =>
  providers[provider.trim().toLowerCase()] ?? 'GENERIC';

const levels: Record<string, 1 | 2 | 3> = {
  fund: 1,
  basic: 1,
  basico: 1,
  fundamental: 1,
  easy: 1,
  assoc: 2,
  intermediate: 2,
  intermediario: 2,
  associado: 2,
  associate: 2,
  medium: 2,
  expert: 3,
  advanced: 3,
  avancado: 3,
  especialista: 3,
  hard: 3,
};

/** Level 1 to 3 of any spelling of a difficulty, or null for an unknown one. */
export function difficultyLevel(difficulty: string): 1 | 2 | 3 | null {
  const plain = difficulty.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return levels[plain] ?? null;
}

const examDifficulties = { 1: 'FUND', 2: 'ASSOC', 3: 'EXPERT' } as const;

function normaliseExamDifficulty(difficulty: ExamDifficulty): ExamDifficulty {
  const level = difficultyLevel(difficulty);
  return level ? examDifficulties[level] : difficulty;
}

/** Number of questions of a modality: the first number in the text, or Infinity when it says so; null otherwise. */
export function readQuestionCount(text: string): number | null {
  if (/infinit/i.test(text)) return Number.POSITIVE_INFINITY;
  const digits = /\d+/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** Whether an answer says that the account was deleted: success true, as a boolean or a word, or a message that says so. */
export function isDeleted(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { success, data } = body;
  const message = isRecord(data) ? data['message'] : undefined;
  return success === true || success === 'true' || (typeof message === 'string' && message.includes('successfully'));
}
