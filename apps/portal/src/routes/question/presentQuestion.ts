import type { Exam, Modality } from '@prepar/api-client/types';
import { readQuestionCount } from '@prepar/api-client/normalise';
import type { Failure as CallFailure } from '@prepar/api-client/failure';
import type { Failure, QuestionState, QuestionView, ReviewView, SessionView, Sitting } from '@prepar/screens/question/QuestionScreen.types.ts';
import { links } from '../links.ts';
import { presentExam, presentLevel } from '../presentExam.ts';
import { type AskedQuestion, currentTurn, type Practice, type Turn, unsentTurns, type Verdict } from './practice.ts';

export interface QuestionData {
  /** The exam and modality of the address; undefined while the exams load, null when they are not open to this person. */
  place: { exam: Exam; modality: Modality } | null | undefined;
  practice: Practice;
  session: { status: 'starting' | 'none' | 'running' | 'paused'; startFailed: boolean; seconds: number };
  credits: number | null;
  goal: { done: number; target: number } | null;
  isEnding: boolean;
  hasShortcuts: boolean;
}

export function presentQuestion(data: QuestionData): QuestionState {
  const { place, practice, session } = data;
  if (place === null) return { status: 'unavailable', practiceHref: links.practice };
  if (place === undefined || session.status === 'starting') return { status: 'preparing' };
  const sitting = presentSitting(data, place);
  const turn = currentTurn(practice);
  if (practice.generation.status === 'running') return { status: 'generating', sitting };
  if (practice.generation.status === 'failed') return { status: 'generationFailed', sitting, failure: presentFailure(practice.generation.failure) };
  if (!turn) return { status: 'idle', sitting };

  const { selected, outcome } = turn;
  const question = presentAsked(turn.question, practice.turns.length);
  if (outcome.status === 'graded') return { status: 'reviewed', sitting, review: presentReview(question, outcome.verdict) };
  if (outcome.status === 'outOfCredits') {
    return { status: 'outOfCredits', sitting, message: outcome.message, open: selected === null ? null : { question, selected } };
  }
  const delivery = outcome.status === 'open' ? { status: 'none' as const } : outcome;
  return { status: 'answering', sitting, question, selected, delivery, hasNext: practice.next !== null };
}

function presentSitting(data: QuestionData, { exam, modality }: { exam: Exam; modality: Modality }): Sitting {
  const { practice, session, credits, goal, isEnding, hasShortcuts } = data;
  return {
    exam: presentExam(exam),
    modality: { name: modality.name, isInfinite: readQuestionCount(modality.questionCount) === Number.POSITIVE_INFINITY },
    session: presentSession(session),
    isExamSession: false,
    credits,
    rows: practice.turns.map((turn) => ({
      id: turn.question.id,
      optionCount: turn.question.options.length,
      chosen: turn.key === null ? null : turn.selected,
      right: turn.outcome.status === 'graded' ? turn.outcome.verdict.correctAnswer : null,
      isFlagged: false,
    })),
    figures: { ...figures(practice.turns), goal },
    unsent: unsentTurns(practice).length,
    isEnding,
    hasShortcuts,
    pricingHref: links.pricing,
  };
}

function presentSession({ status, startFailed, seconds }: QuestionData['session']): SessionView {
  return status === 'running' || status === 'paused' ? { status, seconds, counts: 'up' } : { status: 'none', startFailed };
}

function figures(turns: Turn[]) {
  const graded = turns.flatMap(({ outcome, timeMs }) => (outcome.status === 'graded' ? [{ ...outcome.verdict, timeMs }] : []));
  const total = graded.reduce((sum, { timeMs }) => sum + timeMs, 0);
  return {
    answered: graded.length,
    right: graded.filter(({ isCorrect }) => isCorrect).length,
    averageSeconds: graded.length === 0 ? null : Math.round(total / graded.length / 1000),
  };
}

const presentAsked = ({ id, prompt, options, difficulty, domain }: AskedQuestion, number: number): QuestionView => ({
  id,
  number,
  prompt,
  options,
  difficulty: presentLevel(difficulty),
  domain,
});

const presentReview = (question: QuestionView, verdict: Verdict): ReviewView => ({
  question,
  chosen: verdict.selected,
  right: verdict.correctAnswer.trim().toUpperCase(),
  isCorrect: verdict.isCorrect,
  reasons: verdict.optionNotes,
  explanation: verdict.explanation,
  references: verdict.references,
  credits: { spent: verdict.creditsSpent, left: verdict.creditsRemaining },
});

const presentFailure = (failure: CallFailure): Failure =>
  failure.kind === 'http' ? { reason: 'server', message: failure.message } : { reason: 'connection' };
