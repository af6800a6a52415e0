import { lettersAfter, lettersOf } from './answer.ts';
import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import type { Shortcut } from './shortcutOf.ts';
import type { Words } from '../common/words.tsx';

/** A study session that stands still. */
export const isPaused = ({ sitting }: SittingState): boolean => sitting.session.status === 'paused';

/** The question that waits for an answer, with what has been chosen; null when there is none. */
export function openQuestion(state: SittingState) {
  if (state.status === 'answering') return { question: state.question, selected: state.selected };
  return state.status === 'outOfCredits' ? state.open : null;
}

/** The question on the screen, open or answered; null when there is none. */
export function shownQuestion(state: SittingState) {
  return state.status === 'reviewed' ? state.review.question : (openQuestion(state)?.question ?? null);
}

/** Whether no answer can be given any more today. What comes back for review is free. */
export const isOutOfCredits = (state: SittingState): boolean =>
  state.status === 'outOfCredits' ||
  (state.sitting.credits?.left === 0 && !state.sitting.isFree && openQuestion(state)?.question.why !== 'REVIEW');

/** Whether no question is there, and none can be: there is no time to show, and nothing to stop. */
export const hasNothingToAsk = (state: SittingState): boolean => state.status === 'outOfCredits' && state.open === null;

/** Whether a question is open whose answer is not on its way yet. */
export function awaitsAnswer(state: SittingState): boolean {
  if (state.status === 'answering') return state.delivery.status === 'none' || state.delivery.status === 'refused';
  return openQuestion(state) !== null;
}

/** Whether the session has to be resumed before the answer can be confirmed. Choosing an option resumes it. */
export const isHeld = (state: SittingState): boolean => awaitsAnswer(state) && isPaused(state);

/** Whether the choice can be confirmed now: as many options as are asked for. Without a credit nobody is answering. */
export const canConfirm = (state: SittingState): boolean =>
  state.status === 'answering' &&
  awaitsAnswer(state) &&
  !isPaused(state) &&
  markedCount(state) === state.question.answerCount;

/** How many options of the open question are chosen. */
export const markedCount = (state: SittingState): number => lettersOf(openQuestion(state)?.selected ?? null).length;

/** Whether another question can be asked for now: none is shown that could not be answered, and what is counted comes to an end. */
export function canGoOn(state: SittingState): boolean {
  const { run } = state.sitting;
  if (isOutOfCredits(state) || (run?.isOver && run.isCounted)) return false;
  switch (state.status) {
    case 'idle':
    case 'generationFailed':
      return state.sitting.modality.isInfinite;
    case 'reviewed':
      return true;
    default:
      return state.status === 'answering' && state.delivery.status === 'waiting' && state.hasNext;
  }
}

/** Id of the sentence that says why nothing can be confirmed. */
export const noCreditsId = 'no-credits';

/** Id of the sentence that says how many options are still to choose. */
export const markedCountId = 'marked-count';

/** Whether there is anything to do at the foot of the window. */
export function hasActions(state: SittingState): boolean {
  if (state.status === 'idle') return canGoOn(state);
  return !hasNothingToAsk(state) || needsEndDialog(state);
}

/** Ending asks first, unless nothing has been asked, here or elsewhere: the session may go on later, and something may be lost. */
export const needsEndDialog = ({ sitting }: SittingState): boolean => sitting.rows.length > 0 || sitting.elsewhere > 0;

export interface ShortcutActions extends Pick<QuestionActions, 'confirm' | 'newQuestion'> {
  choose: (letters: readonly string[]) => void;
}

/** Does what a shortcut stands for, if it can be done now. */
export function actOn(shortcut: Shortcut, state: SittingState, actions: ShortcutActions): void {
  if (shortcut.kind === 'choose') {
    const open = openQuestion(state);
    const option = open?.question.options[shortcut.position];
    if (option && awaitsAnswer(state))
      actions.choose(lettersAfter(option.label, open.selected, open.question.answerCount));
  }
  if (shortcut.kind === 'confirm' && canConfirm(state)) actions.confirm();
  if (shortcut.kind === 'next' && canGoOn(state)) actions.newQuestion();
}

/** What is practised: the modality, or what is named in its place, with the place of the question where their number is known. */
export function scopeOf(state: SittingState, { t }: Pick<Words, 't'>): string {
  const { run, scope, modality } = state.sitting;
  if (scope === null && !run?.isCounted) return modality.name;
  const { done, total } = run?.isCounted ? run : { done: 0, total: 0 };
  const number = shownQuestion(state)?.number ?? Math.min(total, done + 1);
  return t(`question.scope.${scope ?? 'own'}`, { number, total, name: modality.name });
}
