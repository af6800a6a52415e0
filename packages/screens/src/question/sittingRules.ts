import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import type { Shortcut } from './shortcutOf.ts';

type Simulating = Extract<SittingState, { status: 'simulating' }>;

/** A study session that stands still. A timed exam never does. */
export const isPaused = ({ sitting }: SittingState): boolean => sitting.session.status === 'paused' && !sitting.isExamSession;

/** The question that waits for an answer, with what has been chosen; null when there is none. */
export function openQuestion(state: SittingState) {
  if (state.status === 'answering' || state.status === 'simulating') return { question: state.question, selected: state.selected };
  return state.status === 'outOfCredits' ? state.open : null;
}

/** Whether a question is open whose answer is not on its way yet. */
function awaitsAnswer(state: SittingState): boolean {
  if (state.status === 'answering') return state.delivery.status === 'none' || state.delivery.status === 'refused';
  return openQuestion(state) !== null;
}

/** Whether options can be chosen now. */
export const canChoose = (state: SittingState): boolean => awaitsAnswer(state) && !isPaused(state);

/** Whether the session has to be resumed before the question can be answered. */
export const isHeld = (state: SittingState): boolean => awaitsAnswer(state) && isPaused(state);

/** Whether the chosen option can be confirmed now: there has to be one. A simulation confirms nothing. */
export function canConfirm(state: SittingState): boolean {
  return state.status !== 'simulating' && canChoose(state) && openQuestion(state)?.selected !== null;
}

/** Whether another question can be asked for now. */
export function canGoOn(state: SittingState): boolean {
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

/** Whether there is anything to do at the foot of the window. */
export function hasActions(state: SittingState): boolean {
  if (state.status === 'idle') return canGoOn(state);
  return state.status !== 'outOfCredits' || state.open !== null;
}

/** Ending asks first when something would be lost: answers on their way, or the rest of a simulation. */
export const needsEndDialog = (state: SittingState): boolean => state.status === 'simulating' || state.sitting.unsent > 0;

/** Questions of a simulation without an answer. */
export function unansweredCount({ sitting, question, selected }: Simulating): number {
  return sitting.rows.filter((row) => row.chosen === null && !(row.id === question.id && selected !== null)).length;
}

/** The question of a simulation so many places away; null at either end. */
export function neighbour({ sitting, question }: Simulating, distance: 1 | -1): string | null {
  const here = sitting.rows.findIndex((row) => row.id === question.id);
  return here < 0 ? null : (sitting.rows[here + distance]?.id ?? null);
}

/** Whether the question on the screen is marked for later. */
export function isFlagged({ sitting, question }: Simulating): boolean {
  return sitting.rows.some((row) => row.id === question.id && row.isFlagged);
}

/** Does what a shortcut stands for, if it can be done now. */
export function actOn(shortcut: Shortcut, state: SittingState, actions: QuestionActions): void {
  if (shortcut.kind === 'choose') {
    const option = openQuestion(state)?.question.options[shortcut.position];
    if (option && canChoose(state)) actions.choose(option.label);
  }
  if (shortcut.kind === 'confirm' && canConfirm(state)) actions.confirm();
  if (shortcut.kind === 'flag' && state.status === 'simulating') actions.simulation?.flag(!isFlagged(state));
  if (shortcut.kind === 'next') {
    const next = state.status === 'simulating' ? neighbour(state, 1) : null;
    if (next !== null) actions.simulation?.goTo(next);
    else if (canGoOn(state)) actions.newQuestion();
  }
}
