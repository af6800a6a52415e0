import type { Attempt } from '@prepar/api-client/types';
import type { Failure as CallFailure } from '@prepar/api-client/failure';
import type { AnswerView, OpenedView } from '@prepar/screens/answers/answers.types.ts';
import { localeOfTag } from '@prepar/screens/common/locales.ts';
import type { Failure, ReviewView } from '@prepar/screens/question/QuestionScreen.types.ts';
import type { api } from '../../data/api.ts';
import { failureOf, messageOf } from '../../data/failures.ts';
import { presentSource } from '../question/presentSource.ts';
import { reportStatus } from '../report/presentReport.ts';
import { presentLevel } from '../presentExam.ts';

/** An answered question as the server tells it. */
export type PastAnswer = Extract<Awaited<ReturnType<typeof api.questions.pastAnswer>>, { ok: true }>['data'];

export const presentAnswer = (attempt: Attempt): AnswerView => ({
  id: attempt.questionId,
  prompt: attempt.prompt,
  locale: localeOfTag(attempt.language),
  chosen: attempt.selected,
  right: attempt.correctAnswer,
  isRight: attempt.isCorrect,
  domain: attempt.domain,
  topic: attempt.topic,
  answeredAt: attempt.createdAt,
  day: attempt.localDate,
  ...(attempt.report && { report: reportStatus(attempt.report) }),
});

export const presentCallFailure = (failure: CallFailure): Failure =>
  failure.kind === 'transport' ? { reason: 'connection' } : { reason: 'server', message: messageOf(failure) };

/** The open row with what was loaded for it. */
export function presentOpened(
  id: string | null,
  { data, error }: { data: PastAnswer | undefined; error?: unknown },
): OpenedView | null {
  if (id === null) return null;
  if (data?.question.id === id) return { id, status: 'ready', review: presentReview(data) };
  const failure = failureOf(error);
  return failure ? { id, status: 'failed', failure: presentCallFailure(failure) } : { id, status: 'loading' };
}

function presentReview({ attempt, question, review }: PastAnswer): ReviewView {
  const { id, prompt, options, answerCount, difficulty, domain } = question;
  return {
    question: {
      id,
      number: 1,
      prompt,
      options,
      answerCount,
      difficulty: presentLevel(difficulty),
      domain,
      locale: localeOfTag(question.language),
      ...presentSource(question.source),
    },
    chosen: attempt.selected,
    right: review.correctAnswer,
    isRight: review.isCorrect,
    why: null,
    reasons: review.optionNotes,
    explanation: review.explanation,
    references: review.references,
    credits: { spent: 0, left: 0 },
  };
}
