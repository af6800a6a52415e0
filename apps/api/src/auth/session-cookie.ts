import { cookieName } from './authenticate.ts';
import { tokenDays } from './secrets.ts';

/** Set-Cookie value that carries a token; readable by the server alone, and sent over https only where the product uses it. */
export function sessionCookie(token: string, publicUrl: string): string {
  return `${cookieName}=${token}; Max-Age=${tokenDays * 86_400}${attributes(publicUrl)}`;
}

/** Set-Cookie value that removes it. */
export const clearedCookie = (publicUrl: string): string => `${cookieName}=; Max-Age=0${attributes(publicUrl)}`;

const attributes = (publicUrl: string) => `; Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
