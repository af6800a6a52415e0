import { language } from '../i18n/language.ts';
import { useStore } from '../store.ts';
import { api } from './api.ts';
import { unwrap } from './unwrap.ts';
import { askEarly, useCached } from './useCached.ts';

const readDeck = () => unwrap(api.questions.reviews());

/** What comes back for review, in the language of the page, and only where it is wanted. */
export function useReviewDeck(isWanted = true) {
  const locale = useStore(language);
  return useCached(isWanted ? ['reviews', locale] : null, readDeck);
}

export const askEarlyForReviewDeck = () => askEarly(['reviews', language.get()], readDeck);
