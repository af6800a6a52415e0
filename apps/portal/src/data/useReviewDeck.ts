import { language } from '../i18n/language.ts';
import { useStore } from '../store.ts';
import { api } from './api.ts';
import { unwrap } from './unwrap.ts';
import { useCached } from './useCached.ts';

/** What comes back for review, in the language of the page, and only where it is wanted. */
export function useReviewDeck(isWanted = true) {
  const locale = useStore(language);
  return useCached(isWanted ? ['reviews', locale] : null, () => unwrap(api.questions.reviews()));
}
