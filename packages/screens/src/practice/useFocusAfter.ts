import { useState } from 'react';
import type { PracticeActions } from './PracticeScreen.types.ts';

interface FocusWish {
  place: 'title' | 'opened';
  /** Counts up, so that the same wish can be had again. */
  turn: number;
}

/**
 * Where the focus goes on after an action that takes its button away or shows something new:
 * to the opened exam after enrolling, to the title after leaving an exam. It waits for an open dialog to close.
 */
export function useFocusAfter(actions: PracticeActions, isWaiting: boolean) {
  const [wish, setWish] = useState<FocusWish | null>(null);
  const want = (place: FocusWish['place']) => setWish((last) => ({ place, turn: (last?.turn ?? 0) + 1 }));
  const forget = () => setWish(null);
  const after =
    <Value extends unknown[]>(note: () => void, act: (...values: Value) => void) =>
    (...values: Value) => {
      note();
      act(...values);
    };
  const turnFor = (place: FocusWish['place']) => (!isWaiting && wish?.place === place ? wish.turn : null);
  return {
    of: { title: turnFor('title'), opened: turnFor('opened') },
    focusActions: {
      ...actions,
      openExam: after(forget, actions.openExam),
      enrol: after(() => want('opened'), actions.enrol),
      unenrol: after(() => want('title'), actions.unenrol),
      askToEnrol: after(forget, actions.askToEnrol),
      askToUnenrol: after(forget, actions.askToUnenrol),
      closeDialog: after(forget, actions.closeDialog),
    },
  };
}
