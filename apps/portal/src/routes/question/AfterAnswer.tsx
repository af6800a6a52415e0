import type { ReviewView } from '@prepar/screens/question/QuestionScreen.types.ts';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { LaterPart } from './LaterPart.tsx';

export interface AfterAnswerProps {
  answered: ReviewView;
  /** Whether what was reported before is looked up at once. */
  isRead: boolean;
}

/** What can be done with a question once it is answered. */
export function AfterAnswer({ answered: { question, daysToBack }, isRead }: AfterAnswerProps) {
  const { id, why } = question;
  return (
    <>
      <LaterPart key={id} questionId={id} isReview={why === 'REVIEW'} daysToBack={daysToBack} />
      <ReportSoon questionId={id} isRead={isRead} />
    </>
  );
}
