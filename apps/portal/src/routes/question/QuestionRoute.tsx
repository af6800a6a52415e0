import { QuestionScreen } from '@prepar/screens/question/QuestionScreen';
import { useSearch } from '../../place.ts';
import { useQuestion } from './useQuestion.ts';

export function QuestionRoute() {
  const query = new URLSearchParams(useSearch());
  const [examId, modalityId] = [query.get('exam') ?? '', query.get('modality') ?? ''];
  return <Questions key={`${examId} ${modalityId}`} examId={examId} modalityId={modalityId} />;
}

function Questions({ examId, modalityId }: { examId: string; modalityId: string }) {
  return <QuestionScreen {...useQuestion(examId, modalityId)} />;
}
