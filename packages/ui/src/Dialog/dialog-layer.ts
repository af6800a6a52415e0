import { useEffect, useState } from 'react';
import type { DialogLayer } from './DialogLayer.tsx';

type Layer = typeof DialogLayer;

let layer: Layer | null = null;

/** Loads what dialogs stand on: no page needs it before somebody acts. */
export async function loadDialogLayer(): Promise<Layer> {
  layer ??= (await import('./DialogLayer.tsx')).DialogLayer;
  return layer;
}

const actions = ['pointermove', 'pointerdown', 'keydown'] as const;

/** The layer, or null until it is loaded: when a dialog is wanted, and before that as soon as somebody moves, presses or types. */
export function useDialogLayer(isWanted: boolean): Layer | null {
  const [state, setState] = useState<{ layer: Layer | null; error?: unknown }>({ layer });
  const isMissing = state.layer === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = () => loadDialogLayer().then((loaded) => setState({ layer: loaded }));
    if (isWanted) {
      load().catch((error: unknown) => setState({ layer: null, error }));
      return undefined;
    }
    const loadEarly = () => void load().catch(() => undefined); // it is tried again when a dialog is wanted
    for (const action of actions) addEventListener(action, loadEarly, { once: true, passive: true });
    return () => actions.forEach((action) => removeEventListener(action, loadEarly));
  }, [isWanted, isMissing]);
  if (isWanted && state.error !== undefined) throw state.error;
  return state.layer;
}
