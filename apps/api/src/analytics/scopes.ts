import { domainModality, domainName, type Exam, type Modality, topicName } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { percentage } from '../numbers.ts';

/** Answers about one topic in one official domain of an exam. */
export interface TopicSums {
  domain: string;
  topic: string;
  answered: number;
  correct: number;
}

/** Answers below which nothing is called weak. */
const fewestAnswers = 20;

/** The official domains of an exam with the learner's figures, in the exam's order. */
export const presentDomainFigures = (exam: Exam, sums: TopicSums[], locale: Locale): Schemas['DomainFigures'][] =>
  exam.blueprint.domains.map(({ id, weight }) => ({
    modalityId: domainModality(exam, id)?.id ?? null,
    name: domainName(exam.id, id, locale),
    weight: percentage(weight, 1),
    ...figures(sums.filter(({ domain }) => domain === id)),
  }));

/** The modalities of an exam and their topics with the learner's figures. */
export const presentModalityFigures = (exam: Exam, sums: TopicSums[], locale: Locale): Schemas['ModalityFigures'][] =>
  exam.modalities
    .toSorted((a, b) => a.order - b.order)
    .map((modality) => {
      const own = within(modality, sums);
      return {
        modalityId: modality.id,
        ...figures(own),
        topics: modality.topics.map((id) => ({
          name: topicName(exam, id, locale),
          ...figures(own.filter(({ topic }) => topic === id)),
        })),
      };
    });

/**
 * The official domain with the lowest accuracy among those with 20 answers or more, and its topic with most misses.
 * Null while no domain has so many answers, or none a miss.
 */
export function weakPoint(exam: Exam, sums: TopicSums[], locale: Locale): Schemas['WeakPoint'] | null {
  const judged = exam.blueprint.domains.flatMap(({ id }) => {
    const modality = domainModality(exam, id);
    const own = sums.filter(({ domain }) => domain === id);
    const { questionsAnswered: answered, correctAnswers: correct, accuracy } = figures(own);
    return modality && answered >= fewestAnswers && correct < answered ? [{ modality, own, accuracy }] : [];
  });
  const [weakest] = judged.toSorted((a, b) => a.accuracy - b.accuracy);
  if (!weakest) return null;
  const [missed] = weakest.own
    .filter(({ topic }) => weakest.modality.topics.includes(topic))
    .toSorted((a, b) => b.answered - b.correct - (a.answered - a.correct));
  return {
    modalityId: weakest.modality.id,
    topic: missed && missed.correct < missed.answered ? topicName(exam, missed.topic, locale) : null,
  };
}

/** What a modality draws from. */
function within({ scope, topics }: Modality, sums: TopicSums[]): TopicSums[] {
  if (scope.kind === 'exam') return sums;
  return sums.filter(({ domain, topic }) =>
    scope.kind === 'domain' ? domain === scope.domain : topics.includes(topic),
  );
}

function figures(sums: TopicSums[]) {
  const answered = sums.reduce((sum, row) => sum + row.answered, 0);
  const correct = sums.reduce((sum, row) => sum + row.correct, 0);
  return { questionsAnswered: answered, correctAnswers: correct, accuracy: percentage(correct, answered) };
}
