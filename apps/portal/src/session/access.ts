import type { User } from '@prepar/api-client/types';

/** Who may see a route. `publicOnly` pages are left by people who are signed in; `leaving` is the logout page. */
export type Access = 'public' | 'publicOnly' | 'signedIn' | 'admin' | 'leaving';

export type SessionState =
  | { status: 'unknown' }
  | { status: 'checking' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: User };

export type Decision = { do: 'show' } | { do: 'wait' } | { do: 'check' } | { do: 'go'; to: string; denied?: true };

export const isAdministrator = (user: User): boolean => user.role === 'ADMIN' || user.permissions.canAccessAdmin;

export const homeFor = (user: User): string => (isAdministrator(user) ? '/admin' : '/dashboard');

/** What to do with a visit: `address` is its path and query, `from` the query parameter of that name. */
export function decide(access: Access, session: SessionState, address: string, from: string | null): Decision {
  if (access === 'public') return { do: 'show' };
  if (access === 'publicOnly')
    return session.status === 'signedIn' ? { do: 'go', to: destination(session.user, from) } : { do: 'show' };
  if (session.status === 'unknown') return { do: 'check' };
  if (session.status === 'checking') return { do: 'wait' };
  // The logout page shows how it went after the session has ended.
  if (access === 'leaving') return { do: 'show' };
  if (session.status === 'signedOut') return { do: 'go', to: loginAddress(address) };
  const administrator = isAdministrator(session.user);
  if (access === 'admin') return administrator ? { do: 'show' } : { do: 'go', to: '/dashboard', denied: true };
  return administrator ? { do: 'go', to: '/admin' } : { do: 'show' };
}

/** Where a person goes after signing in. */
export function destination(user: User, from: string | null): string {
  return !isAdministrator(user) && from !== null && isSafe(from) ? from : homeFor(user);
}

/** The sign-in page that leads back to `address` afterwards. */
export const loginAddress = (address: string): string =>
  isSafe(address) ? `/login?from=${encodeURIComponent(address)}` : '/login';

// Only addresses of our own, and none that would lead straight back to signing in or out.
function isSafe(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false;
  const path = address.split(/[?#]/)[0] ?? '';
  return !['/', '/login', '/register', '/auth', '/logout'].includes(path.replace(/(.)\/$/, '$1'));
}
