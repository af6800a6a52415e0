import { useEffect, useEffectEvent } from 'react';
import { lettersAfter } from '../question/answer.ts';
import type { SimulatedQuestion, SimulationActions } from './SimulationScreen.types.ts';

interface Keys {
  question: SimulatedQuestion;
  /** Null at either end. */
  previous: string | null;
  next: string | null;
  actions: Pick<SimulationActions, 'choose' | 'strike' | 'flag' | 'goTo'>;
  onHelp: () => void;
}

const textFields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="listbox"]';

/** While it is on: a letter or number chooses, Shift and a letter strikes out, F flags, N and P step, ? helps. */
export function useSimulationKeys(isOn: boolean, { question, previous, next, actions, onHelp }: Keys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(textFields)) return;
    const key = event.key.toLowerCase();
    const place = Math.max('abcde'.indexOf(key), '12345'.indexOf(key));
    const option = key.length === 1 && place >= 0 ? question.options[place] : undefined;
    if (option && event.shiftKey) actions.strike(option.label);
    else if (option) {
      const letters = lettersAfter(option.label, question.selected, question.answerCount);
      if (letters.length <= question.answerCount) actions.choose(letters);
    } else if (key === '?') onHelp();
    else if (key === 'f') actions.flag(!question.isFlagged);
    else if (key === 'n' && next !== null) actions.goTo(next);
    else if (key === 'p' && previous !== null) actions.goTo(previous);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOn]);
}
