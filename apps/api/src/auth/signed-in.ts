/** The account behind a call, as far as every handler needs it. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  isAdministrator: boolean;
  /** IANA zone that decides on this person's days at the time of the call. */
  timeZone: string;
  /** Hash of the token that made the call. */
  tokenHash: Buffer;
}
