import { WordsProvider } from '@prepar/screens/common/words';
import { ReadinessSheet } from '@prepar/screens/readiness/ReadinessSheet';
import { onDemand, useSoon } from '@prepar/screens/common/onDemand.ts';
import { type ComponentProps, Suspense, use } from 'react';
import { useCredits } from '../../data/credits.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { useReadinessLinks } from './useReadinessLinks.ts';
import { useExamDates } from '../plan/useExamDates.ts';
import { presentReadiness } from './presentReadiness.ts';
import { useReadiness } from './useReadiness.ts';

// Only after an exam.
const OutcomeQuestion = onDemand(() => import('../plan/OutcomeQuestion.tsx'), 'OutcomeQuestion');

/** How ready somebody is for an exam, in short. Asks after any exam's date how it went. */
export function ReadinessCard({ exam: { id, code } }: { exam: { id: string; code: string } }) {
  const words = use(loadWords(useStore(language), ['readiness']));
  const { data, hasFailed, actions } = useReadiness(id);
  const credits = useCredits();
  const { data: deck } = useReviewDeck(credits?.left === 0);
  const readinessLinks = useReadinessLinks(id);
  return (
    <WordsProvider words={words}>
      <AskOutcome />
      <ReadinessSheet
        state={presentReadiness(data, hasFailed, credits, deck)}
        actions={actions}
        links={readinessLinks}
        examCode={code}
        length="short"
      />
    </WordsProvider>
  );
}

function AskOutcome() {
  const { data } = useExamDates();
  const due = data?.exams.find(({ outcomeDue }) => outcomeDue);
  if (!due || due.date === null) return null;
  return <Outcome due={{ ...due, date: due.date }} />;
}

/** Without its code nobody is asked, and the page stays. */
function Outcome({ due }: ComponentProps<typeof OutcomeQuestion>) {
  if (!useSoon(OutcomeQuestion, true)) return null;
  return (
    <Suspense>
      <OutcomeQuestion key={due.examId + due.date} due={due} />
    </Suspense>
  );
}
