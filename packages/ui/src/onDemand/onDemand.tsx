import { useEffect, useState } from 'react';

const actions = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Something that no page needs before somebody acts. `load` loads it, once; `useLoaded` gives it, or null until it is there, and
 * loads it when it is wanted, and before that as soon as somebody moves, presses or types.
 */
export function onDemand<T extends object>(read: () => Promise<T>) {
  let kept: T | null = null;

  async function load(): Promise<T> {
    kept ??= await read();
    return kept;
  }

  function useLoaded(isWanted: boolean): T | null {
    const [state, setState] = useState<{ value: T | null; error?: unknown }>({ value: kept });
    const isMissing = state.value === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      const show = () => load().then((value) => setState({ value }));
      if (isWanted) {
        show().catch((error: unknown) => setState({ value: null, error }));
        return undefined;
      }
      const showEarly = () => void show().catch(() => undefined); // it is tried again when it is wanted
      for (const action of actions) addEventListener(action, showEarly, { once: true, passive: true });
      return () => actions.forEach((action) => removeEventListener(action, showEarly));
    }, [isWanted, isMissing]);
    if (isWanted && state.error !== undefined) throw state.error;
    return state.value;
  }

  return { load, useLoaded };
}
