import { WordsProvider } from '@prepar/screens/common/words';
import { ExamChoice } from '@prepar/screens/readiness/ExamChoice';
import { ReadinessSection } from '@prepar/screens/readiness/ReadinessSection';
import { use } from 'react';
import { useCredits } from '../../data/credits.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { useReadinessLinks } from './useReadinessLinks.ts';
import { presentDetails, presentReadiness } from './presentReadiness.ts';
import { presentTrend } from './presentTrend.ts';
import { useReadiness } from './useReadiness.ts';
import { useTrend } from './useTrend.ts';

interface ExamOfPart {
  id: string;
  code: string;
}

interface ReadinessPartProps {
  exams: readonly [ExamOfPart, ...ExamOfPart[]];
  /** Id of the exam that is shown. */
  current: string | null;
  onChoose: (examId: string) => void;
}

/** Readiness for one of the exams, with its domains and what to work on. */
export function ReadinessPart({ exams, current, onChoose }: ReadinessPartProps) {
  const words = use(loadWords(useStore(language), ['readiness']));
  const exam = exams.find(({ id }) => id === current) ?? exams[0];
  return (
    <WordsProvider words={words}>
      <ExamChoice exams={exams} value={exam.id} onChange={onChoose}>
        <OfExam key={exam.id} {...exam} />
      </ExamChoice>
    </WordsProvider>
  );
}

function OfExam({ id, code }: ExamOfPart) {
  const { data, hasFailed, actions } = useReadiness(id);
  const readinessLinks = useReadinessLinks(id);
  const trend = useTrend(id);
  const credits = useCredits();
  const { data: deck } = useReviewDeck(credits?.left === 0);
  return (
    <ReadinessSection
      state={presentReadiness(data, hasFailed, credits, deck)}
      details={presentDetails(data, credits)}
      trend={presentTrend(trend.data, trend.hasFailed, data?.readiness.cut)}
      actions={{ ...actions, retryTrend: trend.retry }}
      links={readinessLinks}
      examCode={code}
    />
  );
}
