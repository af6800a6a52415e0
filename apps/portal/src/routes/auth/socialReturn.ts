import type { SocialProvider } from '@prepar/api-client/types';

/** What a provider's return says in the address. */
export type SocialReturn =
  | { kind: 'none' }
  | { kind: 'failed'; error: string; message: string | null }
  | { kind: 'code'; provider: SocialProvider; code: string; state: string };

const names = ['error', 'message', 'code', 'state'];

/** Reads the return; an error wins over a code. */
export function readSocialReturn(query: URLSearchParams): SocialReturn {
  const error = query.get('error');
  const message = query.get('message') || null;
  if (error !== null) return { kind: 'failed', error, message };
  const code = query.get('code');
  const state = query.get('state') ?? '';
  return code === null ? { kind: 'none' } : { kind: 'code', provider: providerOf(state), code, state };
}

/** The provider whose state it is: Google when it names Google, otherwise GitHub. */
const providerOf = (state: string): SocialProvider => (state.includes('google') ? 'google' : 'github');

/** The query without the parameters of a return. */
export function withoutReturn(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}
