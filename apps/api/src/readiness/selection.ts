import type { Level } from '../knowledge/knowledge.types.ts';
import { levels } from './evidence.ts';
import type { ExamModel } from './model.ts';
import type { DomainPosterior } from './posterior.ts';
import { isMet } from './readiness.ts';

/** What the choice rests on. */
export interface Learnt {
  /** What is believed of each domain, in the order of the model. */
  domains: readonly DomainPosterior[];
  /** Whether enough is known for an estimate. */
  isEstimated: boolean;
  /** Answers so far, by domain and topic. */
  topics: readonly TopicRecord[];
  /** Domains of the last questions that wait for an answer. */
  waiting: readonly string[];
  /** Domains of the last answers, newest first. */
  recent: readonly string[];
  /** Whether something is due again, and the session has room for it. */
  mayReview: boolean;
}

export interface TopicRecord {
  domain: string;
  topic: string;
  answered: number;
  correct: number;
}

/** What the next question is drawn from. */
export interface Choice {
  /** Whether something that is due goes first. What follows is for where it cannot be asked. */
  isReview: boolean;
  /** To mend what is weak, or to get to know the learner. */
  why: 'WEAKNESS' | 'EXPLORATION';
  /** Id of an official domain. */
  domain: string;
  /** Share of each level; they add up to 1. */
  levels: Readonly<Record<Level, number>>;
  /** How readily a question about a topic is taken, up to 1; topics that are not named: 1. */
  topics: Readonly<Record<string, number>>;
}

const rules = {
  /** The largest share of a session's questions that are about something due again. */
  reviews: 0.3,
  /** Share of questions that go where hardly anything was answered yet, or else follow the exam's own weights. */
  exploration: 0.1,
  /** No domain takes more than half of so many questions in a row, by weakness. */
  window: 20,
  /** Chance of a right answer at which people learn most: neither known already nor out of reach. */
  band: { low: 0.7, high: 0.85 },
  /** How far from the band a level has to lie to be drawn much less often, and how much less at most. */
  reach: 0.12,
  rarest: 0.1,
  /** Answers about its domain that a topic is credited with: few answers say little. */
  assumedPerTopic: 4,
  /** How readily a topic is taken in which nothing is missed. */
  leastTopic: 0.2,
};

/**
 * Chooses what the next question of practice in the whole exam is drawn from. What is due again goes first, where the session
 * has room for it (`mayReview`). Of ten other questions one goes to a domain that is hardly met, or else follows the exam's
 * weights. The others go where practice is worth most: every domain gets a share of right answers out of what is believed of
 * it, and the one that then costs most points in the exam is asked (Thompson's rule). Until there is an estimate the domain
 * goes first that is furthest behind its weight: few questions have to cover the exam.
 * `chance` gives numbers evenly between 0 and 1; with the same ones the choice is the same.
 */
export function choose(model: ExamModel, learnt: Learnt, chance: () => number): Choice {
  const drawn = chance();
  const why = !learnt.isEstimated || drawn >= 1 - rules.exploration ? 'EXPLORATION' : 'WEAKNESS';
  const domain =
    why === 'WEAKNESS'
      ? mostUrgent(model, learnt, chance)
      : learnt.isEstimated
        ? byWeight(unmetOf(model, learnt), chance())
        : furthestBehind(model, learnt);
  return {
    isReview: learnt.mayReview,
    why,
    domain,
    levels: levelsFor(model, learnt, domain),
    topics: topicsFor(learnt, domain),
  };
}

/** Whether one more review leaves them their share of a session, at any moment of it. */
export const mayReview = ({ asked, reviews }: { asked: number; reviews: number }): boolean =>
  reviews + 1 <= rules.reviews * (asked + 1);

const answeredIn = ({ topics }: Learnt, id: string): number =>
  topics.reduce((sum, row) => sum + (row.domain === id ? row.answered : 0), 0);

function furthestBehind({ domains }: ExamModel, learnt: Learnt): string {
  const asked = domains.map(({ id, weight }) => {
    const count = answeredIn(learnt, id) + learnt.waiting.filter((domain) => domain === id).length;
    return { id, weight, count };
  });
  const all = asked.reduce((sum, { count }) => sum + count, 0);
  const behind = asked.map(({ id, weight, count }) => ({ id, by: weight * (all + 1) - count }));
  return behind.toSorted((a, b) => b.by - a.by)[0]?.id ?? '';
}

/** The domains of which too little was answered to say anything; all, where there is none. */
function unmetOf({ domains }: ExamModel, learnt: Learnt): ExamModel['domains'] {
  const unmet = domains.filter(({ id }) => !isMet(answeredIn(learnt, id)));
  return unmet.length === 0 ? domains : unmet;
}

function byWeight(domains: ExamModel['domains'], drawn: number): string {
  let left = drawn * domains.reduce((sum, { weight }) => sum + weight, 0);
  for (const { id, weight } of domains) {
    left -= weight;
    if (left < 0) return id;
  }
  return domains.at(-1)?.id ?? '';
}

function mostUrgent(model: ExamModel, { domains, recent }: Learnt, chance: () => number): string {
  const { window } = rules;
  const last = recent.slice(0, window - 1);
  const drawn = model.domains.map(({ id, weight }, d) => {
    const { mean = 0, spread = 0 } = domains[d] ?? {};
    const right = Math.min(1, Math.max(0, mean + spread * normal(chance)));
    const isFull = last.filter((domain) => domain === id).length >= window / 2;
    return { id, cost: isFull ? -1 : weight * (1 - right) };
  });
  return drawn.toSorted((a, b) => b.cost - a.cost)[0]?.id ?? '';
}

/** Standard normal (Box and Muller). */
const normal = (chance: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

/** The exam's levels, those whose questions are known already or out of reach drawn less often. */
function levelsFor({ levelMix, domains }: ExamModel, learnt: Learnt, domain: string): Record<Level, number> {
  const { band, reach, rarest } = rules;
  const chances = learnt.domains[domains.findIndex(({ id }) => id === domain)]?.chances;
  const wanted = levels.map((level) => {
    const right = chances?.[level] ?? band.low;
    const outside = Math.max(0, band.low - right, right - band.high);
    return levelMix[level] * Math.max(rarest, Math.exp(-((outside / reach) ** 2)));
  });
  const all = wanted.reduce((sum, share) => sum + share, 0);
  const [first = 0, second = 0, third = 0] = wanted.map((share) => share / all);
  return { 1: first, 2: second, 3: third };
}

/** Topics of a domain by what is missed in them, the most missed one 1. */
function topicsFor({ topics, domains }: Learnt, domain: string): Record<string, number> {
  const { assumedPerTopic, leastTopic } = rules;
  const missed = 1 - (domains.find(({ id }) => id === domain)?.mean ?? 0.5);
  const rates = topics
    .filter((row) => row.domain === domain)
    .map(({ topic, answered, correct }) => ({
      topic,
      rate: (answered - correct + assumedPerTopic * missed) / (answered + assumedPerTopic),
    }));
  const most = Math.max(missed, ...rates.map(({ rate }) => rate));
  return Object.fromEntries(rates.map(({ topic, rate }) => [topic, Math.max(leastTopic, (rate / most) ** 2)]));
}
