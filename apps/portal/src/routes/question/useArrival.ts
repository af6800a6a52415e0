import { useEffect, useEffectEvent } from 'react';
import { currentAddress, navigate, useSearch } from '../../navigation.ts';
import { startParameter } from '../links.ts';

/**
 * Calls back once, when all is ready, if somebody came by a press that starts or goes on with a practice. The address then
 * forgets it, so that a reload or a copied address waits for a press. True until then.
 */
export function useArrival(isReady: boolean, begin: () => void): boolean {
  const isArriving = new URLSearchParams(useSearch()).has(startParameter);
  const start = useEffectEvent(() => {
    const { pathname, searchParams } = new URL(currentAddress(), location.origin);
    if (!searchParams.has(startParameter)) return;
    searchParams.delete(startParameter);
    navigate(`${pathname}?${searchParams}`, { replace: true });
    begin();
  });
  useEffect(() => {
    if (isArriving && isReady) start();
  }, [isArriving, isReady]);
  return isArriving;
}
