import { readQuestionCount } from '@prepar/api-client/normalise';
import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { useExams } from '../../data/useExams.ts';
import { useSearch } from '../../navigation.ts';
import { findTarget } from '../question/findTarget.ts';
import { Questions } from '../question/Questions.tsx';

// Practice is what most come for.
const Simulation = onDemand(async () => (await import('../simulation/Simulation.tsx')).Simulation);

/** The questions of an address: practice, or a full simulation, which alone has a number of questions. */
export function QuestionRoute() {
  const query = new URLSearchParams(useSearch());
  const [examId, modalityId] = [query.get('exam') ?? '', query.get('modality') ?? ''];
  const topic = query.get('topic');
  const { data: exams } = useExams();
  const target = exams && findTarget(exams, examId, modalityId);
  if (target && readQuestionCount(target.modality.questionCount) !== Number.POSITIVE_INFINITY)
    return <Simulation key={examId} {...target} />;
  return <Questions key={`${examId} ${modalityId} ${topic}`} examId={examId} modalityId={modalityId} topic={topic} />;
}
