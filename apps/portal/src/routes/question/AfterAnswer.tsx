import type { ReviewView } from '@prepar/screens/question/QuestionScreen.types.ts';
import { useWeek } from '../../data/useWeek.ts';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { daysToBack } from './daysToBack.ts';
import { LaterPart } from './LaterPart.tsx';

export interface AfterAnswerProps {
  answered: ReviewView;
  /** Whether what was reported before is looked up at once. */
  isRead: boolean;
}

/** What can be done with a question once it is answered. */
export function AfterAnswer({ answered, isRead }: AfterAnswerProps) {
  const { id, why } = answered.question;
  const days = daysToBack(answered, useWeek().data?.today);
  return (
    <>
      <LaterPart key={id} questionId={id} isReview={why === 'REVIEW'} daysToBack={days} />
      <ReportSoon questionId={id} isRead={isRead} />
    </>
  );
}
