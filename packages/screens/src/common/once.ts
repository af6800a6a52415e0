const failed = new Set<() => void>();

/** Loads once and gives the same promise ever after. A failure is kept too, because a page that waits reads it again and again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null;
  return () => {
    promise ??= readable(
      load().catch((error: unknown) => {
        failed.add(() => {
          promise = null;
        });
        throw error;
      }),
    );
    return promise;
  };
}

/** Notes on a promise what React's `use` reads there: what has been loaded is drawn at once, instead of 300 ms after a moment of waiting. */
function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then((value) => Object.assign(promise, { status: 'fulfilled', value })).catch(() => undefined);
  return promise;
}

/** Lets everything that failed be loaded again when it is next asked for. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
