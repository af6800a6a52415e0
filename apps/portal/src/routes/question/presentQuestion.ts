import type { ReviewDeck } from '@prepar/api-client/types';
import { readQuestionCount } from '@prepar/api-client/normalise';
import type { Failure as CallFailure } from '@prepar/api-client/failure';
import type {
  Again,
  CreditsView,
  Failure,
  QuestionState,
  QuestionView,
  ReviewView,
  SessionView,
  Sitting,
} from '@prepar/screens/question/QuestionScreen.types.ts';
import { openingOf } from '@prepar/screens/question/splitPrompt.ts';
import { links, type Only } from '../links.ts';
import { presentFreeWork, wrongOf } from '../presentFreeWork.ts';
import { presentExam, presentLevel } from '../presentExam.ts';
import { type AskedQuestion, currentTurn, type Practice, type Turn, unsentTurns, type Verdict } from './practice.ts';
import { saysNothingLeft } from './practiceReducer.ts';
import { daysToBack } from './daysToBack.ts';
import type { Target } from './findTarget.ts';
import type { Standing } from './run.ts';
import type { Answers } from './useSessionAnswers.ts';

import { presentSource } from './presentSource.ts';

export interface QuestionData {
  /** The exam and modality of the address, or why there are none; undefined while the exams load. */
  target: Target | Failure | 'noExam' | 'notOpen' | undefined;
  /** What alone is asked: what was missed, or what is due for review, which is free. */
  only: Only | null;
  /** Whether they enrolled in the exam on the way to its first question. */
  hasEnrolled: boolean;
  practice: Practice;
  /** Where the run is that the question is part of; null outside of one. */
  standing: Standing | null;
  /** The explanation of the answered question in other words. */
  again: Again;
  /** Answers that the session has on the server; null while they are not known. */
  sessionAnswers: number | null;
  /** Those that other tabs gave; null while they are not known. */
  otherAnswers: Answers | null;
  session: { status: 'starting' | 'none' | 'running' | 'paused'; startFailed: boolean; seconds: number };
  credits: CreditsView | null;
  /** What comes back for review; undefined while it is not known. */
  deck: ReviewDeck | undefined;
  goal: { done: number; target: number } | null;
  /** The account's day; undefined while it is not known. */
  today: string | undefined;
  isEnding: boolean;
  hasShortcuts: boolean;
}

export function presentQuestion(data: QuestionData): QuestionState {
  const { target, practice, session } = data;
  if (typeof target === 'string') return { status: 'unavailable', reason: target, practiceHref: links.practice };
  if (target && 'reason' in target) return { status: 'loadFailed', failure: target };
  if (target === undefined || session.status === 'starting') return { status: 'preparing' };
  const isReview = data.only === 'due';
  const sitting = presentSitting(data, target);
  const turn = currentTurn(practice, target.modality.id);
  const isFree = turn === null ? isReview : turn.question.reason === 'REVIEW';
  const isOut = data.credits?.left === 0 && !isFree;
  if (practice.generation.status === 'running') return { status: 'generating', sitting };
  if (practice.generation.status === 'failed' && saysNothingLeft(practice.generation.failure))
    return { status: 'nothingMissed', sitting };
  if (practice.generation.status === 'failed')
    return { status: 'generationFailed', sitting, failure: presentFailure(practice.generation.failure) };
  if (!turn)
    return isOut ? { status: 'outOfCredits', sitting, message: null, open: null } : { status: 'idle', sitting };

  const { selected, outcome } = turn;
  // What is counted has one count.
  const number = sitting.run?.isCounted
    ? sitting.run.done + Number(turn.key === null)
    : sitting.elsewhere + practice.turns.indexOf(turn) + 1;
  const asked = presentAsked(turn.question, target.exam, number);
  // In the line of why it was chosen, which takes it over with the first choice, so that nothing moves.
  const tellsEnrolment =
    data.hasEnrolled &&
    practice.turns.length === 1 &&
    (asked.why === undefined || (asked.why !== 'REVIEW' && selected === null));
  const question: QuestionView = tellsEnrolment ? { ...asked, why: 'ENROLLED' } : asked;
  if (outcome.status === 'graded')
    return {
      status: 'reviewed',
      sitting,
      review: { ...presentReview(question, outcome.verdict, data.today), again: data.again },
    };
  const open = { question, selected };
  const isRefused = outcome.status === 'outOfCredits';
  if (isRefused ? isOut || data.credits === null : isOut && (outcome.status === 'open' || outcome.status === 'refused'))
    return { status: 'outOfCredits', sitting, message: isRefused ? outcome.message : null, open };
  // Credits may have come back since the server refused one.
  const delivery =
    outcome.status === 'open' || outcome.status === 'outOfCredits' ? { status: 'none' as const } : outcome;
  return { status: 'answering', sitting, question, selected, delivery, hasNext: practice.next !== null };
}

function presentSitting(data: QuestionData, { exam, modality }: Target): Sitting {
  const { practice, standing, session, credits, goal, isEnding, hasShortcuts, only } = data;
  const isReview = only === 'due';
  const elsewhere = data.otherAnswers?.answered ?? 0;
  const following = standing?.isLegOver ? standing.next : null;
  return {
    exam: presentExam(exam),
    modality: {
      name: modality.name,
      isInfinite: readQuestionCount(modality.questionCount) === Number.POSITIVE_INFINITY,
    },
    session: presentSession(session),
    credits,
    run: standing && {
      done: standing.done,
      total: standing.total,
      isOver: standing.isLegOver && standing.next === null,
      isCounted: standing.isCounted,
    },
    scope: isReview && !standing?.isCounted ? null : only,
    continued: standing ? 0 : countContinued(practice.turns, modality.id, elsewhere),
    rows: practice.turns.map((turn) => ({
      id: turn.question.id,
      optionCount: turn.question.options.length,
      chosen: turn.key === null ? null : turn.selected,
      right: turn.outcome.status === 'graded' ? turn.outcome.verdict.correctAnswer : null,
    })),
    elsewhere,
    // Reviews do not count for it.
    figures: { ...figures(practice.turns, data.otherAnswers), goal: isReview ? null : goal },
    sessionAnswers: data.sessionAnswers,
    isFree: following ? following.only === 'due' : isReview,
    isFirstPaid: isReview && following !== null && following.only !== 'due',
    unsent: unsentTurns(practice).length,
    isEnding,
    hasShortcuts,
    pricingHref: links.pricing,
    progressHref: links.progress,
    freeWork: presentFreeWork(exam.id, wrongOf(exam.progress), data.deck),
  };
}

function presentSession({ status, startFailed, seconds }: QuestionData['session']): SessionView {
  return status === 'running' || status === 'paused' ? { status, seconds } : { status: 'none', startFailed };
}

/** Answers given in other modalities, tabs and browsers, until this one has one. */
function countContinued(turns: Turn[], modalityId: string, elsewhere: number): number {
  const answered = turns.filter(({ key }) => key !== null);
  return answered.some(({ question }) => question.modalityId === modalityId) ? 0 : answered.length + elsewhere;
}

function figures(turns: Turn[], others: Answers | null) {
  const graded = turns.flatMap(({ outcome, timeMs }) =>
    outcome.status === 'graded' ? [{ ...outcome.verdict, timeMs }] : [],
  );
  const total = graded.reduce((sum, { timeMs }) => sum + timeMs, 0);
  return {
    answered: others && others.answered + graded.length,
    right: others && others.right + graded.filter(({ isCorrect }) => isCorrect).length,
    averageSeconds: graded.length === 0 ? null : Math.round(total / graded.length / 1000),
  };
}

/** Others may come, which the page has no sentence for. */
const reasons = ['WEAKNESS', 'REVIEW', 'EXPLORATION'] as const;

function presentWhy(reason: string | null | undefined): Pick<QuestionView, 'why'> {
  const why = reasons.find((one) => one === reason);
  return why === undefined ? {} : { why };
}

const presentAsked = (
  { source, reason, missedOn, locale, textLocale, difficulty, domain, domainId, ...asked }: AskedQuestion,
  { modalities }: Target['exam'],
  number: number,
): QuestionView => ({
  ...presentWhy(reason),
  ...(missedOn && { missedOn }),
  ...presentSource(source),
  id: asked.id,
  number,
  prompt: asked.prompt,
  options: asked.options,
  answerCount: asked.answerCount,
  difficulty: presentLevel(difficulty),
  // In the language of the page, whatever the question is in.
  domain: modalities.find(({ id }) => id === domainId)?.name ?? domain,
  locale: textLocale ?? locale,
});

function presentReview(question: QuestionView, verdict: Verdict, today: string | undefined): ReviewView {
  const right = verdict.correctAnswer.trim().toUpperCase();
  return {
    daysToBack: daysToBack(verdict, today),
    question,
    chosen: verdict.selected,
    right,
    isRight: verdict.isCorrect,
    why: whyRight(right, verdict),
    reasons: verdict.optionNotes,
    // No line begins with the letter of an option.
    explanation: verdict.explanation?.replaceAll(/ (?=[A-E]\.)/g, '\u00A0') ?? null,
    references: verdict.references,
    credits: { spent: verdict.creditsSpent, left: verdict.creditsRemaining },
  };
}

/** Why the one right option is right, in its first sentence. */
const whyRight = (right: string, { optionNotes }: Verdict): string | null =>
  openingOf(optionNotes.find(({ label }) => label === right)?.text ?? '') || null;

export const presentFailure = (failure: CallFailure): Failure =>
  failure.kind === 'http' ? { reason: 'server', message: failure.message } : { reason: 'connection' };
