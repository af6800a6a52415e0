import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { Suspense } from 'react';
import { askEarlyForCredits } from '../../data/credits.ts';
import { askEarlyForExams } from '../../data/useExams.ts';
import { askEarlyForReviewDeck } from '../../data/useReviewDeck.ts';
import { useBegin } from '../../begin.ts';
import { useSearch } from '../../navigation.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { viewParameter } from '../links.ts';
import { Practice } from './Practice.tsx';

// Few read on.
const Reviews = onDemand(() => import('../reviews/Reviews.tsx'), 'Reviews');

export function askEarly(): void {
  askEarlyForExams();
  askEarlyForCredits();
  askEarlyForReviewDeck();
}

/** What to practise, or what comes back for review, which the address tells apart. */
export function PracticeRoute() {
  const view = new URLSearchParams(useSearch()).get(viewParameter);
  useBegin(view);
  return (
    <LearnerFrame current="practice">
      <Suspense key={view}>{view === 'reviews' ? <Reviews /> : <Practice />}</Suspense>
    </LearnerFrame>
  );
}
