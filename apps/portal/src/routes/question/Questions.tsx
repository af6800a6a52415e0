import { onDemand, useSoon } from '@prepar/screens/common/onDemand.ts';
import { QuestionScreen } from '@prepar/screens/question/QuestionScreen';
import { useState } from 'react';
import { type QuestionsProps, useQuestion } from './useQuestion.ts';

const AfterAnswer = onDemand(() => import('./AfterAnswer.tsx'), 'AfterAnswer');

/** Practice in a modality of an exam, in one of its topics, or in what was missed or is due. */
export function Questions(props: QuestionsProps) {
  const { state, actions, letGo } = useQuestion(props);
  // What was reported before is looked up where the page opened on an answer, and not where it was just given.
  const open = state.status === 'answering' ? state.question.id : null;
  const [asked, setAsked] = useState(open);
  if (open !== null && open !== asked) setAsked(open);
  const answered = state.status === 'reviewed' ? state.review : null;
  const isAfterHere = useSoon(AfterAnswer, answered !== null);
  return (
    <QuestionScreen
      state={state}
      actions={actions}
      report={
        answered &&
        isAfterHere && <AfterAnswer answered={answered} isRead={answered.question.id !== asked} onLetGo={letGo} />
      }
    />
  );
}
