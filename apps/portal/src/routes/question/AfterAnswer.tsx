import type { QuestionView } from '@prepar/screens/question/QuestionScreen.types.ts';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { LaterPart } from './LaterPart.tsx';

export interface AfterAnswerProps {
  question: QuestionView;
  /** Whether what was reported before is looked up at once. */
  isRead: boolean;
}

/** What can be done with a question once it is answered. */
export function AfterAnswer({ question: { id, why }, isRead }: AfterAnswerProps) {
  return (
    <>
      <LaterPart key={id} questionId={id} isReview={why === 'REVIEW'} />
      <ReportSoon questionId={id} isRead={isRead} />
    </>
  );
}
