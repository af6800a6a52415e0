import { useEffect, useEffectEvent } from 'react';

/** How long a toast stays, in milliseconds. */
export const toastDuration = 6000;

/** Calls onClose once after toastDuration. A pause starts the time anew, so that nobody loses what they were reading. */
export function useAutoClose(isRunning: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => close(), toastDuration);
    return () => clearTimeout(timer);
  }, [isRunning]);
}
