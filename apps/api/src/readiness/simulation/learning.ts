import type { Level } from '../../knowledge/knowledge.types.ts';
import { addDays } from '../../time/local-days.ts';
import { addAnswer, type Evidence, levels, noEvidence, weightsOn } from '../evidence.ts';
import { ability, difficulties, domainSpread } from '../model.ts';
import { posterior } from '../posterior.ts';
import { isEstimable } from '../readiness.ts';
import { choose, type TopicRecord } from '../selection.ts';
import { type Dice, diceOf } from './dice.ts';
import { simulatedExam as model } from './scenarios.ts';
import { answersRight, trueCurve } from './truth.ts';

// How many questions somebody who learns needs until they would pass: chosen for them, or drawn as the exam is. Domains
// have topics, which differ, and an answer teaches about its own topic only. Nothing is forgotten, and nothing due comes
// back, so that reviews neither help nor cost.

/** What an answer teaches about its topic, in logits, to somebody who knows the answer without guessing with this chance. */
export interface Law {
  id: string;
  name: string;
  gain(known: number): number;
}

export const laws: readonly Law[] = [
  {
    id: 'peak',
    name: 'learns most from what is known two times of three',
    gain: (known) => 0.4 * known ** 2 * (1 - known),
  },
  { id: 'reach', name: 'learns most from what is known every other time', gain: (known) => 0.24 * known * (1 - known) },
  { id: 'even', name: 'learns the same from every question', gain: () => 0.045 },
  { id: 'errors', name: 'learns from whatever is not known, however hard', gain: (known) => 0.1 * (1 - known) },
];

/** Chosen by `choose`, or drawn by the weights and levels of the exam. */
export type Way = 'chosen' | 'drawn';

const topicsPerDomain = 5;
/** How far the topics of one domain lie from each other (standard deviation, logits). */
const topicSpread = 0.5;
/** Where learners begin: share of right answers that they would have in the exam. */
const start = { least: 0.4, most: 0.65 };
const answersPerDay = 20;
const firstDay = '2026-01-01';
/** Who has not got there by then is counted with so many. */
const mostQuestions = 3000;

const curve = trueCurve(model);
const topicIds = Array.from({ length: topicsPerDomain }, (_topic, t) => `topic-${t}`);

/** Abilities in logits, by domain and topic. */
type Abilities = number[][];

const scoreOf = (abilities: Abilities): number =>
  model.domains.reduce(
    (sum, { weight }, d) =>
      sum + (weight * (abilities[d] ?? []).reduce((all, theta) => all + curve(theta), 0)) / topicsPerDomain,
    0,
  );

function drawAbilities(dice: Dice): Abilities {
  const general = ability.mean + ability.spread * dice.normal();
  const abilities = model.domains.map(() => {
    const domain = general + domainSpread * dice.normal();
    return topicIds.map(() => domain + topicSpread * dice.normal());
  });
  const score = scoreOf(abilities);
  return score >= start.least && score <= start.most ? abilities : drawAbilities(dice);
}

/** What somebody went through until they would pass. */
export interface Path {
  questions: number;
  right: number;
}

interface Asked {
  domain: string;
  topic: string;
  level: Level;
}

/** Practises until the expected result reaches the cut. The same seed gives the same learner, whichever way. */
export function practise(law: Law, way: Way, seed: number): Path {
  const abilities = drawAbilities(diceOf(seed));
  const dice = diceOf(seed + 1);
  const topics = model.domains.flatMap(({ id }) =>
    topicIds.map((topic): TopicRecord => ({ domain: id, topic, answered: 0, correct: 0 })),
  );
  const recent: string[] = [];
  let evidence: Evidence = noEvidence;
  let right = 0;
  for (let questions = 0; ; questions++) {
    if (questions === mostQuestions || scoreOf(abilities) >= model.cut) return { questions, right };
    const day = addDays(firstDay, Math.floor(questions / answersPerDay));
    const { domain, topic, level } =
      way === 'drawn' ? drawn(dice) : chosen(dice, { evidence, day, topics, recent: recent.slice(-20).toReversed() });
    const [d, t] = [model.domains.findIndex(({ id }) => id === domain), topicIds.indexOf(topic)];
    const theta = abilities[d]?.[t] ?? 0;
    const isCorrect = answersRight(dice, theta, level, 'single');
    right += Number(isCorrect);
    evidence = addAnswer(evidence, { domain, level, form: 'single', isCorrect, weight: 1, day });
    recent.push(domain);
    for (const record of topics.filter((one) => one.domain === domain && one.topic === topic)) {
      record.answered += 1;
      record.correct += Number(isCorrect);
    }
    abilities[d]?.splice(t, 1, theta + law.gain(1 / (1 + Math.exp(difficulties[level] - theta))));
  }
}

interface Known {
  evidence: Evidence;
  day: string;
  topics: readonly TopicRecord[];
  recent: readonly string[];
}

function chosen(dice: Dice, { evidence, day, topics, recent }: Known): Asked {
  const { domains } = posterior(model, weightsOn(evidence, day));
  const learnt = { domains, isEstimated: isEstimable(model, evidence), topics, waiting: [], recent, mayReview: false };
  const choice = choose(model, learnt, () => dice.even());
  return {
    domain: choice.domain,
    topic: pick(dice, topicIds, (topic) => choice.topics[topic] ?? 1),
    level: pick(dice, levels, (level) => choice.levels[level]),
  };
}

const drawn = (dice: Dice): Asked => ({
  domain: pick(dice, model.domains, ({ weight }) => weight).id,
  topic: pick(dice, topicIds, () => 1),
  level: pick(dice, levels, (level) => model.levelMix[level]),
});

function pick<One>(dice: Dice, all: readonly One[], weight: (one: One) => number): One {
  const weights = all.map(weight);
  const sum = weights.reduce((a, b) => a + b, 0);
  return all[dice.pick(weights.map((one) => one / sum))] as One;
}

/** How much sooner learners get there by one law. */
export interface Saving {
  law: string;
  learners: number;
  /** Medians of the questions they needed. */
  chosen: number;
  drawn: number;
  /** Questions saved, as a share of those drawn: median over the learners, and the 95 % interval of that median. */
  saved: number;
  low: number;
  high: number;
  /** Share of right answers on the way. */
  rightChosen: number;
  rightDrawn: number;
}

/** Both paths of one learner. */
export type Pair = Record<Way, Path>;

/** The same learners for every law. */
export const pairOf = (law: Law, learner: number): Pair => {
  const seed = 17 + learner * 7919;
  return { chosen: practise(law, 'chosen', seed), drawn: practise(law, 'drawn', seed) };
};

export function savingOf(law: Law, pairs: readonly Pair[]): Saving {
  const saved = pairs.map(({ chosen, drawn }) => 1 - chosen.questions / drawn.questions).toSorted((a, b) => a - b);
  // Ranks between which a median lies with 95 % (binomial).
  const reach = 0.98 * Math.sqrt(saved.length);
  const at = (rank: number) => saved[Math.min(saved.length - 1, Math.max(0, Math.round(rank)))] ?? 0;
  const middle = (saved.length - 1) / 2;
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.round((values.length - 1) / 2)] ?? 0;
  const shareRight = (way: Way) => {
    const sum = (of: (path: Path) => number) => pairs.reduce((all, pair) => all + of(pair[way]), 0);
    return sum(({ right }) => right) / sum(({ questions }) => questions);
  };
  return {
    law: law.id,
    learners: pairs.length,
    chosen: median(pairs.map(({ chosen }) => chosen.questions)),
    drawn: median(pairs.map(({ drawn }) => drawn.questions)),
    saved: at(middle),
    low: at(middle - reach),
    high: at(middle + reach),
    rightChosen: shareRight('chosen'),
    rightDrawn: shareRight('drawn'),
  };
}
