import type { Exam, Modality } from '@prepar/api-client/types';

export interface Target {
  exam: Exam;
  modality: Modality;
}

/** The exam and modality of two ids; null when one is unknown, inactive, or not one of the person's. */
export function findTarget(exams: readonly Exam[], examId: string, modalityId: string): Target | null {
  const exam = exams.find(({ id, isEnrolled, isActive }) => id === examId && isEnrolled && isActive);
  const modality = exam?.modalities.find(({ id, isActive }) => id === modalityId && isActive);
  return exam && modality ? { exam, modality } : null;
}

/** Why there is no target: the address leads nowhere, or to an exam that is not one of the person's. */
export function whyNoTarget(exams: readonly Exam[], examId: string): 'noExam' | 'notOpen' {
  const isOpen = exams.some(({ id, isEnrolled, isActive }) => id === examId && isEnrolled && isActive);
  return examId === '' || isOpen ? 'noExam' : 'notOpen';
}
