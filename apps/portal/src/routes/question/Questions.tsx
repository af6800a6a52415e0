import { QuestionScreen } from '@prepar/screens/question/QuestionScreen';
import type { Only } from '../links.ts';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { LaterPart } from './LaterPart.tsx';
import { useQuestion } from './useQuestion.ts';

export interface QuestionsProps {
  examId: string;
  modalityId: string;
  /** The one topic that is wanted; null for all. */
  topic: string | null;
  /** What alone is wanted; null for anything. */
  only: Only | null;
}

/** Practice in a modality of an exam, in one of its topics, or in what was missed or is due. */
export function Questions({ examId, modalityId, topic, only }: QuestionsProps) {
  const { state, actions } = useQuestion(examId, modalityId, topic, only);
  const answered = state.status === 'reviewed' ? state.review.question : null;
  return (
    <QuestionScreen
      state={state}
      actions={actions}
      report={
        answered && (
          <>
            <LaterPart key={answered.id} questionId={answered.id} isReview={answered.why === 'REVIEW'} />
            <ReportSoon questionId={answered.id} isRead={false} />
          </>
        )
      }
    />
  );
}
