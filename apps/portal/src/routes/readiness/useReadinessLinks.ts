import type { ReadinessLinks } from '@prepar/screens/readiness/Readiness.types.ts';
import { methodLink, planLink } from '../links.ts';
import { useExamDates } from '../plan/useExamDates.ts';

/** Where more is said of an exam's readiness. */
export function useReadinessLinks(examId: string): ReadinessLinks {
  const { data } = useExamDates();
  const date = data?.exams.find((exam) => exam.examId === examId)?.date ?? null;
  return { method: methodLink, plan: { href: planLink(examId), date } };
}
