import type { QuestionView } from '@prepar/screens/question/QuestionScreen.types.ts';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { LaterPart } from './LaterPart.tsx';

/** What can be done with a question once it is answered. */
export function AfterAnswer({ question: { id, why } }: { question: QuestionView }) {
  return (
    <>
      <LaterPart key={id} questionId={id} isReview={why === 'REVIEW'} />
      <ReportSoon questionId={id} isRead={false} />
    </>
  );
}
