import type { Failure } from '@prepar/api-client/failure';
import type { ReviewDeck } from '@prepar/api-client/types';
import type { ReviewsState, SpentView } from '@prepar/screens/reviews/ReviewsScreen.types.ts';
import type { Credits } from '../../data/credits.ts';
import { dueLink, links } from '../links.ts';
import { wrongAnswersLink } from '../presentFreeWork.ts';

/** The deck as it is shown; what is there stays while it is fetched again. */
export function presentReviews(
  deck: ReviewDeck | undefined,
  failure: Failure | null,
  credits: Credits | null,
): ReviewsState {
  const practiceHref = links.practice;
  if (!deck) {
    if (!failure) return { status: 'loading', practiceHref };
    const why =
      failure.kind === 'transport'
        ? ({ reason: 'connection' } as const)
        : ({ reason: 'server', message: failure.kind === 'http' ? failure.message : null } as const);
    return { status: 'failed', failure: why, practiceHref };
  }
  const [fact] = deck.facts;
  const spent = credits?.left === 0 ? presentSpent(fact ? wrongAnswersLink(fact.examId) : null, credits) : null;
  if (!fact && deck.doneToday === 0) return { status: 'empty', spent, practiceHref };
  const daysTo = (date: string) => Math.round((Date.parse(date) - Date.parse(deck.today)) / 86_400_000);
  return {
    status: 'ready',
    practiceHref,
    spent,
    deck: {
      due: deck.due.map(({ examId, examCode, count }) => ({ examCode, count, href: dueLink(examId, count) })),
      done: deck.doneToday,
      right: deck.rightToday,
      days: deck.days,
      facts: deck.facts.map(
        ({ questionId, examCode, domain, topic, prompt, dueOn, reviewCount, lastCorrect, lastAnsweredOn }) => ({
          id: questionId,
          examCode,
          domain,
          topic: topic ?? domain,
          prompt,
          wait: Math.max(0, daysTo(dueOn)),
          time: reviewCount + 1,
          wasRight: lastCorrect,
          daysAgo: Math.max(0, -daysTo(lastAnsweredOn)),
        }),
      ),
    },
  };
}

const presentSpent = (missedHref: string | null, { renewsInMinutes }: Credits): SpentView => ({
  renewsInMinutes,
  work: { due: null, missedHref },
  progressHref: links.progress,
  pricingHref: links.pricing,
});
