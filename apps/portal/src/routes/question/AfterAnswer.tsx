import type { ReviewView } from '@prepar/screens/question/QuestionScreen.types.ts';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { LaterPart } from './LaterPart.tsx';

export interface AfterAnswerProps {
  answered: ReviewView;
  /** Whether what was reported before is looked up at once. */
  isRead: boolean;
  /** It was let go, and is not back any more. */
  onLetGo: () => void;
}

/** What can be done with a question once it is answered. */
export function AfterAnswer({ answered, isRead, onLetGo }: AfterAnswerProps) {
  const { id, why } = answered.question;
  return (
    <>
      <LaterPart
        key={id}
        questionId={id}
        isInDeck={why === 'REVIEW' || answered.daysToBack !== undefined}
        onLetGo={onLetGo}
      />
      <ReportSoon questionId={id} isRead={isRead} />
    </>
  );
}
