import { useEffect, useEffectEvent } from 'react';

/** While it is on, R does the same as the button. */
export function useLaterKey(isOn: boolean, onPress: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.key.toLowerCase() !== 'r') return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"], input, textarea')) return;
    onPress();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
