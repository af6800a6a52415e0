import { ReviewsScreen } from '@prepar/screens/reviews/ReviewsScreen';
import { WordsProvider } from '@prepar/screens/common/words';
import { use } from 'react';
import { useCredits } from '../../data/credits.ts';
import { failureOf } from '../../data/failures.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { presentReviews } from './presentReviews.ts';

/** What comes back to be remembered, with words of its own. */
export function Reviews() {
  const words = use(loadWords(useStore(language), ['question', 'reviews']));
  const { data, error, mutate } = useReviewDeck();
  const credits = useCredits();
  return (
    <WordsProvider words={words}>
      <ReviewsScreen state={presentReviews(data, failureOf(error), credits)} actions={{ retry: () => void mutate() }} />
    </WordsProvider>
  );
}
