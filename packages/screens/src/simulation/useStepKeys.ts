import { useEffect, useEffectEvent } from 'react';

interface Steps {
  /** Null at either end. */
  previous: string | null;
  next: string | null;
  onGoTo: (id: string) => void;
}

/** While it is on, N goes to the next question and P to the one before. */
export function useStepKeys(isOn: boolean, { previous, next, onGoTo }: Steps): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest('[role="listbox"], [role="dialog"]')) return;
    const wanted = { n: next, p: previous }[event.key.toLowerCase()];
    if (wanted) onGoTo(wanted);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
