import { fastifyCookie } from '@fastify/cookie';

const name = 'prepar_social';

/** Set-Cookie value that lets only this browser finish the sign-in that it begins. */
export function browserCookie(secret: string, seconds: number, publicUrl: string): string {
  return fastifyCookie.serialize(name, secret, {
    path: '/api/v1/users/auth',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}

/** The secret in a call's Cookie header, or an empty text. */
export const readBrowserSecret = (header: string | undefined): string => fastifyCookie.parse(header ?? '')[name] ?? '';
