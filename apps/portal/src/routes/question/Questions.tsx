import { QuestionScreen } from '@prepar/screens/question/QuestionScreen';
import { useQuestion } from './useQuestion.ts';

export interface QuestionsProps {
  examId: string;
  modalityId: string;
  /** The one topic that is wanted; null for all. */
  topic: string | null;
}

/** Practice in a modality of an exam, or in one of its topics. */
export function Questions({ examId, modalityId, topic }: QuestionsProps) {
  return <QuestionScreen {...useQuestion(examId, modalityId, topic)} />;
}
