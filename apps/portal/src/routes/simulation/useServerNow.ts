import { useCallback, useSyncExternalStore } from 'react';

/** The time by the clock of the server in whole seconds, told anew every second while it is wanted. */
export function useServerNow(offset: number, wanted: boolean): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = wanted ? setInterval(tick, 1000) : undefined;
      return () => clearInterval(timer);
    },
    [wanted],
  );
  return useSyncExternalStore(subscribe, () => Math.floor((Date.now() + offset) / 1000) * 1000);
}
