import { useState } from 'react';

/** Loading again because somebody asked for it: while it runs, their page waits as it did at first. */
export function useRetry(load: () => Promise<unknown>): { isRetrying: boolean; retry: () => void } {
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await load();
    setRetrying(false);
  };
  return { isRetrying, retry: () => void retry() };
}
