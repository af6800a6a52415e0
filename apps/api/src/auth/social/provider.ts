/** A sign-in that has begun, as both halves of it need it. */
export interface Flow {
  /** Page that the provider sends the browser back to. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** Secret of the proof key (PKCE). */
  codeVerifier: string;
}

/** Whom the provider vouches for. */
export interface Profile {
  /** The provider's lasting id of the person. */
  subject: string;
  /** An address that the provider has verified, or null. */
  email: string | null;
  name: string | null;
}

export interface IdentityProvider {
  /** Address at the provider to open in the browser. */
  authorizationUrl: (flow: Flow) => Promise<URL>;
  /** Asks the provider who has come back with `code`. Throws whatever goes wrong on the way. */
  identify: (flow: Flow, code: string) => Promise<Profile>;
}

/** The address that the provider sent the browser back to, as far as it is passed on. */
export function returnAddress({ redirectUri, state }: Flow, code: string): URL {
  const address = new URL(redirectUri);
  address.search = new URLSearchParams({ code, state }).toString();
  return address;
}

/** Seconds that a provider gets for each of its answers. */
export const providerSeconds = 10;
