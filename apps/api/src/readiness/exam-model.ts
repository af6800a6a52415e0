import { type Exam, findExam } from '../catalogue/catalogue.ts';
import type { ExamModel } from './model.ts';

const models = new Map<string, ExamModel>();

/** What the model knows of an exam of the catalogue. */
export function modelOf(exam: Exam): ExamModel {
  const known = models.get(exam.id) ?? makeModel(exam);
  models.set(exam.id, known);
  return known;
}

/** The same by the exam's id, null for one that the catalogue no longer has. */
export function modelById(examId: string): ExamModel | null {
  const exam = findExam(examId);
  return exam ? modelOf(exam) : null;
}

const unknownMix = { 1: 0.3, 2: 0.5, 3: 0.2 };

const makeModel = ({ blueprint, knowledge, totalQuestions }: Exam): ExamModel => ({
  domains: blueprint.domains.map(({ id, weight }) => ({ id, weight })),
  levelMix: knowledge?.levelMix ?? unknownMix,
  pairShare: knowledge?.multipleResponse ?? 0,
  questions: totalQuestions - (blueprint.unscored ?? 0),
  cut: blueprint.assumedCut,
});
