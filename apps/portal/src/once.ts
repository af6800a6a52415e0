const failed = new Set<() => void>();

/** Loads once and gives the same promise ever after. A failure is kept too, because a page that waits reads it again and again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null;
  return () => {
    promise ??= load().catch((error: unknown) => {
      failed.add(() => {
        promise = null;
      });
      throw error;
    });
    return promise;
  };
}

/** Lets everything that failed be loaded again when it is next asked for. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
