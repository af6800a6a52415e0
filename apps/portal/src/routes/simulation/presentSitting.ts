import type { ExamIdentity } from '@prepar/screens/common/exam.types.ts';
import { localeOfTag } from '@prepar/screens/common/locales.ts';
import { lettersOf } from '@prepar/screens/question/answer.ts';
import type { Saving, SittingView } from '@prepar/screens/simulation/SimulationScreen.types.ts';
import { presentClock, warningOf } from './clock.ts';
import type { Draft } from './draft.ts';
import type { Simulation } from './useLatestSimulation.ts';

export interface SittingData {
  exam: ExamIdentity;
  simulation: Simulation;
  draft: Draft;
  /** Milliseconds since the epoch, by the clock of the server. */
  now: number;
  isOnline: boolean;
  /** Whether answers are on their way. */
  isSending: boolean;
  hidesTime: boolean;
  closedWarning: number | null;
  ending: SittingView['ending'];
  failure: SittingView['failure'];
  hasShortcuts: boolean;
}

/** A simulation that runs: what the server has, under what this device has not sent yet. */
export function presentSitting(data: SittingData): SittingView {
  const { simulation, draft, isOnline, isSending } = data;
  const all = simulation.questions.map(({ question, selected, flagged }, place) => {
    const change = draft.unsent[question.id];
    return {
      question,
      number: place + 1,
      selected: change ? change.selected : selected,
      isFlagged: change ? change.flagged : flagged,
      isUnsent: change !== undefined,
    };
  });
  const here = all.find(({ question }) => question.id === draft.questionId) ?? all[0];
  if (!here) throw new Error('A simulation without questions');
  const { id, prompt, options, answerCount, language } = here.question;
  const clock = presentClock({ simulation, now: data.now, isHidden: data.hidesTime });
  return {
    exam: data.exam,
    clock,
    question: {
      id,
      number: here.number,
      prompt,
      options,
      answerCount,
      selected: here.selected,
      struck: draft.struck[id] ?? [],
      isFlagged: here.isFlagged,
      locale: localeOfTag(language),
    },
    rows: all.map(({ question, number, selected, isFlagged, isUnsent }) => ({
      id: question.id,
      number,
      state: stateOf(selected, question.answerCount, isUnsent && !isSending),
      isFlagged,
    })),
    saving: savingOf(),
    isOnline,
    unsent: Object.keys(draft.unsent).length,
    warning: warningOf(clock, data.closedWarning),
    ending: data.ending,
    failure: data.failure,
    hasShortcuts: data.hasShortcuts,
  };

  function savingOf(): Saving {
    if (!here) return { status: 'blank' };
    const message = draft.refused[here.question.id];
    if (message !== undefined) return { status: 'refused', message };
    if (here.isUnsent) return { status: isSending ? 'sending' : 'waiting' };
    return { status: here.selected === null ? 'blank' : 'saved' };
  }
}

function stateOf(
  selected: string | null,
  answerCount: number,
  isWaiting: boolean,
): SittingView['rows'][number]['state'] {
  if (selected === null) return 'blank';
  if (lettersOf(selected).length < answerCount) return 'half';
  return isWaiting ? 'sending' : 'answered';
}
