import { QuestionScreen } from '@prepar/screens/question/QuestionScreen';
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
  return <QuestionScreen {...useQuestion(examId, modalityId, topic, missed)} />;
}
