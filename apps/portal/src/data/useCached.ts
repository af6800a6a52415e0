import { useDeferredValue } from 'react';
import useSWR, { type Key, mutate, preload, type SWRConfiguration, type SWRResponse } from 'swr';
import { session } from '../session/session.ts';
import { CallFailed } from './api.ts';

const retries = 3;

const cacheSettings: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  errorRetryCount: retries,
  shouldRetryOnError: (error: unknown) => error instanceof CallFailed && error.failure.kind === 'transport',
};

/**
 * What `fetch` gives, kept under a key; nothing is fetched while that is null or undefined. Data on screen stays there while
 * it is fetched again, and only failures of the network are tried again. What comes first is drawn in slices, so that the
 * browser answers in between.
 */
export function useCached<Data>(
  key: Key,
  fetch: () => Promise<Data>,
  settings?: SWRConfiguration<Data>,
): Pick<SWRResponse<Data, unknown>, 'data' | 'error' | 'mutate'> {
  const { data, error, mutate: change } = useSWR<Data, unknown>(key, fetch, { ...cacheSettings, ...settings });
  const isDrawn = useDeferredValue(data !== undefined);
  const wasLost = useDeferredValue(error) !== undefined; // its place is drawn, and says that it is asked for again
  return { data: isDrawn || wasLost ? data : undefined, error, mutate: change };
}

/** Asks for what `useCached` with the same key will need in a moment. A failure is told there. */
export function askEarly<Data>(key: Key, fetch: () => Promise<Data>): void {
  preload(key, fetch).catch(() => {});
}

/** Forgets all data as a session ends and as one begins, so that whoever signs in next in the same page sees nothing of it. */
function forgetWithSession(): void {
  let wasSignedIn = session.get().status === 'signedIn';
  session.subscribe(() => {
    const isSignedIn = session.get().status === 'signedIn';
    if (isSignedIn === wasSignedIn) return;
    wasSignedIn = isSignedIn;
    // To revalidate, where nothing is shown yet, is to take no answer for fresh any more.
    void mutate(() => true, undefined, { revalidate: isSignedIn });
  });
}

forgetWithSession(); // here, so that the sign-in page loads no cache
