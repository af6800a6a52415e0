import { QuestionScreen } from '@prepar/screens/question/QuestionScreen';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { useQuestion } from './useQuestion.ts';

export interface QuestionsProps {
  examId: string;
  modalityId: string;
  /** The one topic that is wanted; null for all. */
  topic: string | null;
  /** Whether only what was answered wrong is wanted. */
  missed: boolean;
}

/** Practice in a modality of an exam, in one of its topics, or in what was missed. */
export function Questions({ examId, modalityId, topic, missed }: QuestionsProps) {
  const { state, actions } = useQuestion(examId, modalityId, topic, missed);
  const answered = state.status === 'reviewed' ? state.review.question.id : null;
  return (
    <QuestionScreen
      state={state}
      actions={actions}
      report={answered !== null && <ReportSoon questionId={answered} isRead={false} />}
    />
  );
}
