import type { Failure } from '@prepar/api-client/failure';
import type { ReviewDeck } from '@prepar/api-client/types';
import type { ReviewsState } from '@prepar/screens/reviews/ReviewsScreen.types.ts';
import { dueLink, links } from '../links.ts';

/** The deck as it is shown; what is there stays while it is fetched again. */
export function presentReviews(deck: ReviewDeck | undefined, failure: Failure | null): ReviewsState {
  const practiceHref = links.practice;
  if (!deck) {
    if (!failure) return { status: 'loading', practiceHref };
    const why =
      failure.kind === 'transport'
        ? ({ reason: 'connection' } as const)
        : ({ reason: 'server', message: failure.kind === 'http' ? failure.message : null } as const);
    return { status: 'failed', failure: why, practiceHref };
  }
  if (deck.facts.length === 0 && deck.doneToday === 0) return { status: 'empty', practiceHref };
  const daysTo = (date: string) => Math.round((Date.parse(date) - Date.parse(deck.today)) / 86_400_000);
  return {
    status: 'ready',
    practiceHref,
    deck: {
      due: deck.due.map(({ examId, examCode, count }) => ({ examCode, count, href: dueLink(examId) })),
      done: deck.doneToday,
      right: deck.rightToday,
      days: deck.days,
      facts: deck.facts.map(
        ({ questionId, examCode, domain, topic, dueOn, reviewCount, lastCorrect, lastAnsweredOn }) => ({
          id: questionId,
          examCode,
          domain,
          topic: topic ?? domain,
          wait: Math.max(0, daysTo(dueOn)),
          time: reviewCount + 1,
          wasRight: lastCorrect,
          daysAgo: Math.max(0, -daysTo(lastAnsweredOn)),
        }),
      ),
    },
  };
}
