import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while the page still has to look as its document was written, which knows no browser. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
