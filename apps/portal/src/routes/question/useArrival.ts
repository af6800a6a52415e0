import { useEffect, useEffectEvent } from 'react';
import { currentAddress, navigate, useSearch } from '../../navigation.ts';
import { atParameter, type Leg, legParameter, startParameter } from '../links.ts';
import { legsOf } from './run.ts';

/**
 * Calls back once, when all is ready, if somebody came by a press that starts or goes on with a practice, with the run that it
 * is part of. The address then
 * forgets it, so that a reload or a copied address waits for a press. True until then.
 */
export function useArrival(isReady: boolean, begin: (run: { legs: Leg[]; at: number } | null) => void): boolean {
  const isArriving = new URLSearchParams(useSearch()).has(startParameter);
  const start = useEffectEvent(() => {
    const { pathname, searchParams } = new URL(currentAddress(), location.origin);
    if (!searchParams.has(startParameter)) return;
    const run = legsOf(searchParams);
    for (const said of [startParameter, legParameter, atParameter]) searchParams.delete(said);
    navigate(`${pathname}?${searchParams}`, { replace: true });
    begin(run);
  });
  useEffect(() => {
    if (isArriving && isReady) start();
  }, [isArriving, isReady]);
  return isArriving;
}
