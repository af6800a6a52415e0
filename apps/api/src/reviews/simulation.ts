import { random } from '../questions/random.ts';
import { addDays, daysBetween, type LocalDate } from '../time/local-days.ts';
import { type Card, cardAfter } from './memory.ts';

/** How a simulated learner forgets: not by the model that schedules, so that it is put to the test. */
export interface Forgetting {
  name: string;
  /** Days after which a fact that was just read is remembered nine times of ten. */
  firstDays: number;
  /** By how much that grows with each recall, and what a failure leaves of it. */
  growth: number;
  kept: number;
}

export const forgettings: readonly Forgetting[] = [
  { name: 'ordinary', firstDays: 2, growth: 2.4, kept: 0.4 },
  { name: 'forgetful', firstDays: 1.2, growth: 2.1, kept: 0.3 },
];

/** Chance of a right answer without any memory: one of four. */
const guess = 0.25;

export interface ReviewOutcome {
  /** Reviews of the first time, the second and so on; the last one has all later ones. */
  rounds: { asked: number; right: number }[];
  asked: number;
  right: number;
}

const shownRounds = 5;
const start: LocalDate = '2026-01-01';

/** Follows facts that were missed once over some days, each reviewed on the day it is due. The same seed gives the same outcome. */
export function reviewFacts(law: Forgetting, facts: number, days: number, seed: string): ReviewOutcome {
  const rounds = Array.from({ length: shownRounds }, () => ({ asked: 0, right: 0 }));
  const last = addDays(start, days);
  for (let fact = 0; fact < facts; fact++) {
    const chance = random(`${seed} ${fact}`);
    let card: Card | null = cardAfter(null, false, start);
    // Facts differ in how well they stick.
    let strength = law.firstDays * (0.6 + 0.8 * chance.next());
    for (let time = 0; card && card.due_on <= last; time++) {
      const today: LocalDate = card.due_on;
      const isRemembered = chance.next() < 0.9 ** (daysBetween(card.reviewed_on, today) / strength);
      const isRight = isRemembered || chance.next() < guess;
      const round = rounds[Math.min(time, shownRounds - 1)];
      if (round) {
        round.asked += 1;
        round.right += isRight ? 1 : 0;
      }
      strength = isRemembered ? strength * law.growth : Math.max(law.firstDays, strength * law.kept);
      card = cardAfter(card, isRight, today);
    }
  }
  const sum = (of: 'asked' | 'right') => rounds.reduce((all, round) => all + round[of], 0);
  return { rounds, asked: sum('asked'), right: sum('right') };
}

/** The least share of right answers to what is due. */
export const leastShare = 0.85;

export const shareOf = ({ asked, right }: { asked: number; right: number }): number => right / asked;
