import { domainModality, domainName, type Exam, type Modality, topicName } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { percentage } from '../numbers.ts';
import type { Area, TopicSums } from '../readiness/service.ts';

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

/** The first area that a modality practises, in the words and figures of `getWeaknesses`. */
export function weakPoint(exam: Exam, areas: readonly Area[], locale: Locale): Schemas['WeakPoint'] | null {
  for (const { domain, topic, answered, wrong } of areas) {
    const modality = domainModality(exam, domain);
    if (!modality) continue;
    return {
      modalityId: modality.id,
      topic: topic === null ? null : topicName(exam, topic, locale),
      questionsAnswered: answered,
      wrongAnswers: wrong,
    };
  }
  return null;
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
