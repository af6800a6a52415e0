import { language } from '../i18n/language.ts';
import { useStore } from '../store.ts';
import { api } from './api.ts';
import { unwrap } from './unwrap.ts';
import { useCached } from './useCached.ts';

/** What comes back for review, in the language of the page. */
export function useReviewDeck() {
  const locale = useStore(language);
  return useCached(['reviews', locale], () => unwrap(api.questions.reviews()));
}
