/** Milliseconds within which a rate limit is reported only once. */
export const rateLimitWindowMs = 30_000;

/** Lets an event pass once per window; the window begins with the event that passed. */
export function oncePer(windowMs: number): (now: number) => boolean {
  let passedAt = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - passedAt < windowMs) return false;
    passedAt = now;
    return true;
  };
}
