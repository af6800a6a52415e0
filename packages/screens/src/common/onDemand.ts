import { type ComponentType, createElement, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { loadPart } from './loadPart.ts';
import { forgetFailures, once } from './once.ts';

/** A component whose code is loaded when it is first drawn, or before that by `load`; until then it suspends. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  load: () => Promise<unknown>;
  /** Whether its code is here. */
  isLoaded: () => boolean;
}

const parts = new Set<OnDemand<never>['load']>();

/**
 * The one way to load a component on demand: the one of this name in a module. Unlike React's `lazy` it can be asked for early,
 * and again after a failure.
 */
export function onDemand<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): OnDemand<Props> {
  let isLoaded = false;
  const loaded = once(async () => {
    const component = await loadPart(async () => (await load())[name], name);
    isLoaded = true;
    return component;
  });
  parts.add(loaded);
  const Loaded = (props: Props) => createElement(use(loaded()), props);
  return Object.assign(Loaded, { load: loaded, isLoaded: () => isLoaded });
}

type Loadable = Pick<OnDemand<never>, 'load' | 'isLoaded'>;

/** Between two tries to load a part that somebody waits for. */
const patienceMs = 2000;

/**
 * Loads a part in an idle moment after the page is drawn, or at once when it is wanted, and tells whether it is here. One that
 * is wanted and was lost on its way is asked for again until it comes; any is once there is a connection again.
 */
export function useSoon(part: Loadable, isWanted: boolean): boolean {
  const { isHere, isLost, again } = useLoading(part, isWanted);
  useEffect(() => {
    if (!isLost || !isWanted) return undefined;
    const timer = setTimeout(again, patienceMs);
    return () => clearTimeout(timer);
  }, [isLost, isWanted, again]);
  return isHere;
}

/** The same for a part that nothing stands in for: a lost one is told, and comes with the next document. */
export function usePart(part: Loadable, isWanted: boolean): { isHere: boolean; isLost: boolean } {
  const { isHere, isLost } = useLoading(part, isWanted);
  return { isHere, isLost };
}

function useLoading({ load, isLoaded }: Loadable, isWanted: boolean) {
  const [state, setState] = useState<'coming' | 'here' | 'lost'>(isLoaded() ? 'here' : 'coming');
  const isHere = state === 'here';
  const ask = useCallback(() => {
    const lose = () => {
      forgetFailures();
      setState('lost');
    };
    void load().then(() => setState('here'), lose);
  }, [load]);
  const again = useCallback(() => {
    setState('coming');
    ask();
  }, [ask]);
  useEffect(() => {
    if (isHere) return undefined;
    addEventListener('online', again);
    const stopWaiting = isWanted ? ask() : whenIdle(ask);
    return () => {
      removeEventListener('online', again);
      stopWaiting?.();
    };
  }, [isHere, isWanted, ask, again]);
  return { isHere, isLost: state === 'lost', again };
}

/** Loads every part that there is so far. For Storybook, where no story should wait for one. */
export const loadParts = (): Promise<unknown> => Promise.all([...parts].map((load) => load()));

/** Runs something in an idle moment, unless the returned function is called before. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1000); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}
