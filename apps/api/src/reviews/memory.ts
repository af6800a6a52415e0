import { type FSRSState, fsrs, Rating } from 'ts-fsrs';
import { addDays, daysBetween, type LocalDate } from '../time/local-days.ts';

/** What is believed of a learner's memory of a fact, and when it comes back. */
export interface Card {
  stability: number;
  difficulty: number;
  /** How often it came back. */
  times: number;
  reviewed_on: LocalDate;
  due_on: LocalDate;
  /** The learner wants no more of it. */
  is_dropped: boolean;
}

/** The longest rest of a fact: exams are months away, not years. */
const longestRest = 180;

// Days are the grain: a fact comes back on another day, never on the same.
const scheduler = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false });

/** The card after an answer about its fact, or the same one where the answer changes nothing; null for a fact that was never missed. */
export function cardAfter(card: Card | null, isCorrect: boolean, today: LocalDate): Card | null {
  if (card === null) return isCorrect ? null : next(null, { rating: Rating.Again, today, days: 0, times: 0 });
  const days = Math.max(0, daysBetween(card.reviewed_on, today));
  // What was answered a moment ago is no proof of memory.
  if (card.is_dropped || (days === 0 && isCorrect)) return card;
  const rating = isCorrect ? Rating.Good : Rating.Again;
  return next(card, { rating, today, days, times: days === 0 ? card.times : card.times + 1 });
}

/** The card of a fact that the learner wants to see again: it comes back tomorrow, whatever was known of it. */
export function cardWanted(card: Card | null, today: LocalDate): Card {
  const known = card ?? next(null, { rating: Rating.Hard, today, days: 0, times: 0 });
  const tomorrow = addDays(today, 1);
  return {
    ...known,
    is_dropped: false,
    due_on: known.due_on < tomorrow && !known.is_dropped ? known.due_on : tomorrow,
  };
}

interface Step {
  rating: Rating.Again | Rating.Hard | Rating.Good;
  today: LocalDate;
  /** Days since the fact was last met. */
  days: number;
  times: number;
}

function next(state: FSRSState | null, { rating, today, days, times }: Step): Card {
  const { stability, difficulty } = scheduler.next_state(
    state && { stability: state.stability, difficulty: state.difficulty },
    days,
    rating,
  );
  const rest = Math.min(longestRest, Math.max(1, scheduler.next_interval(stability, days)));
  return { stability, difficulty, times, reviewed_on: today, due_on: addDays(today, rest), is_dropped: false };
}
