import type { ReviewDeck } from '@prepar/api-client/types';
import type { FreeWorkView } from '@prepar/screens/common/FreeWork';
import { answersLink, dueLink } from './links.ts';

/** What can be done in an exam without a credit, as far as its answers and the deck are known. */
export function presentFreeWork(examId: string, wrong: number, deck: ReviewDeck | undefined): FreeWorkView {
  const due = deck?.due.find((one) => one.examId === examId);
  return {
    due: due && due.count > 0 ? { count: due.count, href: dueLink(examId, due.count) } : null,
    missedHref: wrong > 0 ? wrongAnswersLink(examId) : null,
  };
}

/** Past answers of an exam that were wrong, to be read again. */
export const wrongAnswersLink = (exam: string): string => answersLink({ exam, wrong: 'yes' });

/** Wrong answers as the list of exams counts them. */
export const wrongOf = (progress: { totalQuestionsAnswered: number; correctAnswers: number } | null): number =>
  progress ? progress.totalQuestionsAnswered - progress.correctAnswers : 0;
