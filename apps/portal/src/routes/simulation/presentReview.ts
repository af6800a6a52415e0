import type { ExamIdentity } from '@prepar/screens/common/exam.types.ts';
import { localeOfTag } from '@prepar/screens/common/locales.ts';
import type { ReviewFilter, ReviewRow, ReviewView } from '@prepar/screens/simulation/SimulationScreen.types.ts';
import { presentLevel } from '../presentExam.ts';
import { presentSource } from '../question/presentSource.ts';
import type { Simulation } from './useLatestSimulation.ts';

export interface ReviewData {
  exam: ExamIdentity;
  simulation: Simulation;
  filter: ReviewFilter;
  /** The domain whose questions alone are shown; null for all. */
  domain: string | null;
  /** The question to show; null for the first that the filter leaves. */
  questionId: string | null;
}

/** The questions of an ended simulation, those of the filter one after another; null for one that has not ended. */
export function presentReview({ exam, simulation, filter, domain, questionId }: ReviewData): ReviewView | null {
  const asked = simulation.questions.flatMap((one, place) =>
    one.review === null ? [] : [{ ...one, review: one.review, number: place + 1 }],
  );
  type Asked = (typeof asked)[number];
  const isIn: Record<ReviewFilter, (one: Asked) => boolean> = {
    todo: ({ review, flagged }) => !review.isCorrect || flagged,
    wrong: ({ review, selected }) => !review.isCorrect && selected !== null,
    all: () => true,
  };
  const isShown = (one: Asked, by: ReviewFilter) =>
    isIn[by](one) && (domain === null || one.question.domain === domain);
  const count = (by: ReviewFilter) => asked.filter((one) => isShown(one, by)).length;
  const left = asked.filter((one) => isShown(one, filter));
  const here = asked.find(({ question }) => question.id === questionId) ?? left[0] ?? asked[0];
  if (!here) return null;
  const { question, selected, flagged, timeMs, medianTimeMs, review, number } = here;
  const at = left.indexOf(here);
  return {
    exam,
    endedAt: simulation.endTime ?? simulation.endsAt,
    filter,
    domain,
    counts: { todo: count('todo'), wrong: count('wrong'), all: count('all') },
    rows: asked.map((one): ReviewRow => ({
      id: one.question.id,
      number: one.number,
      state: one.review.isCorrect ? 'right' : one.selected === null ? 'missed' : 'wrong',
      isFlagged: one.flagged,
      isLeftOut: !isShown(one, filter),
    })),
    question: {
      id: question.id,
      number,
      prompt: question.prompt,
      options: question.options,
      answerCount: question.answerCount,
      selected,
      isFlagged: flagged,
      locale: localeOfTag(question.language),
      ...presentSource(question.source),
      right: review.correctAnswer,
      isRight: review.isCorrect,
      difficulty: presentLevel(question.difficulty),
      domain: question.domain,
      seconds: timeMs / 1000,
      median: medianTimeMs === null ? null : medianTimeMs / 1000,
      reasons: review.optionNotes,
      explanation: review.explanation,
      references: review.references,
    },
    previous: left.findLast((one) => one.number < number)?.question.id ?? null,
    next: left.find((one) => one.number > number)?.question.id ?? null,
    place: at < 0 ? null : at + 1,
  };
}
