import type { DomainProgress, PassProbability, Readiness, ReviewDeck, Weaknesses } from '@prepar/api-client/types';
import type { ReadinessDetails, ReadinessState } from '@prepar/screens/readiness/Readiness.types.ts';
import type { Credits } from '../../data/credits.ts';
import { links, runLink } from '../links.ts';
import { presentFreeWork } from '../presentFreeWork.ts';
import { rangeOf } from './rangeOf.ts';

export interface ReadinessData {
  readiness: Readiness;
  chance: PassProbability;
  domains: DomainProgress['domains'];
  weaknesses: Weaknesses['weaknesses'];
}

/** Points of an interval beyond which it says more than a word on how sure it is. */
const widest = 40;

export function presentReadiness(
  data: ReadinessData | undefined,
  hasFailed: boolean,
  credits: Credits | null,
  deck: ReviewDeck | undefined,
): ReadinessState {
  if (!data) return { status: hasFailed ? 'failed' : 'loading' };
  const { readiness, chance, domains } = data;
  const { examId, n: answers, level, cut, assumptions, missing } = readiness;
  const { confidence } = chance;
  const [score, passing] = [rangeOf(readiness), rangeOf(chance)];
  if (level === 'INSUFFICIENT' || confidence === 'INSUFFICIENT' || !score || !passing)
    return {
      status: 'insufficient',
      answers,
      right: domains.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0),
      domains: domains.map(({ domain, questionsAnswered }) => ({ name: domain, answered: questionsAnswered })),
      start:
        credits?.left === 0
          ? { renewsInMinutes: credits.renewsInMinutes, work: presentFreeWork(examId, wrongIn(domains), deck) }
          : { href: `${links.practice}?${new URLSearchParams({ exam: examId })}` },
      assumptions,
    };
  return {
    status: 'known',
    level,
    score,
    cut,
    answers,
    chance: passing,
    confidence: passing.high - passing.low > widest ? null : confidence,
    missing,
    assumptions,
  };
}

const wrongIn = (domains: ReadinessData['domains']): number =>
  domains.reduce((sum, { questionsAnswered, correctAnswers }) => sum + questionsAnswered - correctAnswers, 0);

/** Questions about a weakness at a time, where credits allow. */
const mostQuestions = 10;

/** Nothing while too little is known: the card then says what is missing. */
export function presentDetails(data: ReadinessData | undefined, credits: Credits | null): ReadinessDetails | null {
  if (!data || data.readiness.level === 'INSUFFICIENT') return null;
  const { readiness, domains, weaknesses } = data;
  const questions = Math.min(mostQuestions, credits?.left || mostQuestions);
  return {
    cut: readiness.cut,
    renewsInMinutes: credits?.left === 0 ? credits.renewsInMinutes : null,
    mastery: domains.map((one) => ({
      name: one.domain,
      weight: one.weight,
      answered: one.questionsAnswered,
      level: one.mastery,
      range: rangeOf(one),
    })),
    weaknesses: weaknesses.flatMap(({ modalityId, topic, domain, ...one }) =>
      modalityId === null
        ? []
        : {
            name: topic ?? domain,
            domain,
            weight: one.weight,
            answered: one.questionsAnswered,
            wrong: one.wrongAnswers,
            missed: [...new Set(one.missed)],
            questions,
            startHref: runLink(readiness.examId, [
              { modalityId, only: null, questions, topic: topic ?? undefined, isOwn: true },
            ]),
          },
    ),
  };
}
