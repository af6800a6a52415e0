import { removeToken } from './token.ts';

/** Removes what this browser holds of the person: the token and everything of this tab. Language and theme stay. */
export function removePersonalData(): void {
  removeToken(localStorage);
  sessionStorage.clear();
}
