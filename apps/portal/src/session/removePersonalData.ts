import { removeToken } from './token.ts';

// Stands there for a moment: that the token is gone does not say whether somebody signed out or the session expired.
const signOutKey = 'prepar-signed-out';

/** Under which this browser keeps what was done in a simulation. */
export const simulationKey = 'prepar-simulation';

/** Under which it keeps the exam that pages open on. */
export const examKey = 'prepar-exam';

/** Under which it keeps how far the plan of some minutes is. */
export const planKey = 'prepar-plan';

/**
 * Removes what this browser holds of the person: the token, the answers of a simulation, the exam that pages open on, the plan,
 * and everything of this tab and of the others. How the page is shown stays: language, theme, text size, hidden clock, shortcuts.
 */
export function removePersonalData(): void {
  removeToken(localStorage);
  for (const key of [simulationKey, examKey, planKey]) localStorage.removeItem(key);
  sessionStorage.clear();
  localStorage.setItem(signOutKey, 'yes');
  localStorage.removeItem(signOutKey);
}

/** Tells when somebody signs out or deletes the account in another tab. A session that expired keeps its answers to be sent. */
export function watchSignOut(forget: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === signOutKey && newValue !== null) forget();
  });
}
