import { tokenDays } from './secrets.ts';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Over https browsers let only this very host set a cookie with the prefix, never a neighbour below the same domain. */
export const cookieName = (publicUrl: string): string =>
  isSecure(publicUrl) ? '__Host-prepar_session' : 'prepar_session';

/** Set-Cookie value that carries a token; readable by the server alone, and sent over https only where the product uses it. */
export function sessionCookie(token: string, publicUrl: string): string {
  return `${cookieName(publicUrl)}=${token}; Max-Age=${tokenDays * 86_400}${attributes(publicUrl)}`;
}

/** Set-Cookie value that removes it. */
export const clearedCookie = (publicUrl: string): string =>
  `${cookieName(publicUrl)}=; Max-Age=0${attributes(publicUrl)}`;

const attributes = (publicUrl: string) => `; Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? '; Secure' : ''}`;
