import { readQuestionCount } from '@prepar/api-client/normalise';
import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { askEarlyForExams, useExams } from '../../data/useExams.ts';
import { useBegin } from '../../begin.ts';
import { useSearch } from '../../navigation.ts';
import { missedInParameter, onlyOf, onlyParameter, sessionParameter } from '../links.ts';
import { findTarget } from '../question/findTarget.ts';
import { Questions } from '../question/Questions.tsx';

// Practice is what most come for.
const Simulation = onDemand(() => import('../simulation/Simulation.tsx'), 'Simulation');

const SessionResult = onDemand(() => import('../answers/SessionResult.tsx'), 'SessionResult');

export { askEarlyForExams as askEarly };

/** The questions of an address: practice, what a session of it brought, or a full simulation, which alone has a number of questions. */
export function QuestionRoute() {
  const query = new URLSearchParams(useSearch());
  const [examId, modalityId] = [query.get('exam') ?? '', query.get('modality') ?? ''];
  const topic = query.get('topic');
  const only = onlyOf(query.get(onlyParameter));
  const missedIn = query.get(missedInParameter);
  const { data: exams } = useExams();
  const sessionId = query.get(sessionParameter);
  useBegin(sessionId);
  const target = exams && findTarget(exams, examId, modalityId);
  if (sessionId !== null)
    return <SessionResult key={sessionId} sessionId={sessionId} only={only} missedIn={missedIn} />;
  if (target && readQuestionCount(target.modality.questionCount) !== Number.POSITIVE_INFINITY)
    return <Simulation key={examId} {...target} />;
  return (
    <Questions
      key={`${examId} ${modalityId} ${topic} ${only} ${missedIn}`}
      {...{ examId, modalityId, topic, only, missedIn }}
    />
  );
}
