/** Milliseconds for which a stored token is valid: seven days. */
export const tokenLifeMs = 604_800_000;

export const tokenKey = 'auth_token';
const timestampKey = 'auth_token_timestamp';

/** The stored token, or null; one that is too old or has no readable age is removed. */
export function readToken(storage: Storage, now: number): string | null {
  const token = storage.getItem(tokenKey);
  if (token === null) return null;
  const age = now - Number(storage.getItem(timestampKey) ?? Number.NaN);
  if (age >= 0 && age < tokenLifeMs) return token;
  removeToken(storage);
  return null;
}

export function writeToken(storage: Storage, token: string, now: number): void {
  storage.setItem(tokenKey, token);
  storage.setItem(timestampKey, String(now));
}

export function removeToken(storage: Storage): void {
  storage.removeItem(tokenKey);
  storage.removeItem(timestampKey);
}
