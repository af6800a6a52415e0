import type { Result } from '@prepar/api-client/failure';
import { mutate, type SWRConfiguration } from 'swr';
import { session } from '../session/session.ts';
import { CallFailed } from './api.ts';

/** Gives the data of a call, or throws CallFailed. */
export async function unwrap<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (result.ok) return result.data;
  throw new CallFailed(result.failure);
}

const retries = 3;

/** Data on screen stays there while it is fetched again, and only failures of the network are tried again. */
export const cacheSettings: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  errorRetryCount: retries,
  shouldRetryOnError: (error: unknown) => error instanceof CallFailed && error.failure.kind === 'transport',
};

/** Forgets all data as a session ends and as one begins, so that whoever signs in next in the same page sees nothing of it. */
export function forgetWithSession(): void {
  let wasSignedIn = false;
  session.subscribe(() => {
    const isSignedIn = session.get().status === 'signedIn';
    if (isSignedIn === wasSignedIn) return;
    wasSignedIn = isSignedIn;
    // To revalidate, where nothing is shown yet, is to take no answer for fresh any more.
    void mutate(() => true, undefined, { revalidate: isSignedIn });
  });
}
