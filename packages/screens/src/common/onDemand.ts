import { type ComponentType, createElement, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { forgetFailures, once } from './once.ts';

/** A component whose code is loaded when it is first drawn, or before that by `load`; until then it suspends. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  load: () => Promise<unknown>;
  /** Whether its code is here. */
  isLoaded: () => boolean;
}

const parts = new Set<OnDemand<never>['load']>();

/** The one way to load a component on demand. Unlike React's `lazy` it can be asked for early, and again after a failure. */
export function onDemand<Props extends object = object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let isLoaded = false;
  const loaded = once(async () => {
    const component = await load();
    isLoaded = true;
    return component;
  });
  parts.add(loaded);
  const Loaded = (props: Props) => createElement(use(loaded()), props);
  return Object.assign(Loaded, { load: loaded, isLoaded: () => isLoaded });
}

type Loadable = Pick<OnDemand<never>, 'load' | 'isLoaded'>;

/**
 * Loads a part in an idle moment after the page is drawn, or at once when it is wanted, and tells whether it is here.
 * Without a connection it comes with the connection.
 */
export const useSoon = (part: Loadable, isWanted: boolean): boolean => usePart(part, isWanted).isHere;

/** The same for a part that nothing stands in for: `retry` asks again for one that was lost on its way, and is null otherwise. */
export function usePart(
  { load, isLoaded }: Loadable,
  isWanted: boolean,
): { isHere: boolean; retry: (() => void) | null } {
  const [isHere, setIsHere] = useState(isLoaded);
  const [isLost, setIsLost] = useState(false);
  const ask = useCallback(() => {
    const lose = () => {
      forgetFailures();
      setIsLost(true);
    };
    void load().then(() => setIsHere(true), lose);
  }, [load]);
  useEffect(() => {
    if (isHere) return undefined;
    addEventListener('online', ask);
    const stopWaiting = isWanted ? ask() : whenIdle(ask);
    return () => {
      removeEventListener('online', ask);
      stopWaiting?.();
    };
  }, [isHere, isWanted, ask]);
  const retry = () => {
    setIsLost(false);
    ask();
  };
  return { isHere, retry: isLost && !isHere ? retry : null };
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
