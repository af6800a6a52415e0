import { useEffect } from 'react';

/** Minutes of running study after which a break is proposed. */
export const breakAfterMinutes = 50;

/** Calls back each time a session has been running for another fifty minutes without a pause. */
export function useBreakReminder(isOn: boolean, remind: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(remind, breakAfterMinutes * 60_000);
    return () => clearInterval(timer);
  }, [isOn, remind]);
}
