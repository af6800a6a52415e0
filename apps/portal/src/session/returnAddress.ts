const storageKey = 'prepar-from';

/** Keeps the page to return to while signing in leads to another site and back. */
export function keepReturnAddress(from: string | null): void {
  if (from === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, from);
}

/** The kept page, once. */
export function takeReturnAddress(): string | null {
  const from = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return from;
}
