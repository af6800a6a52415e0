import { useSyncExternalStore } from 'react';

/** A value outside of React that parts of the portal share. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Sets what a document was written with, which the first drawing has to look like. */
  begin: (first: T) => void;
  first: () => T;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let first = initial;
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    begin: (next) => {
      first = next;
      value = next;
    },
    first: () => first,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.first);
