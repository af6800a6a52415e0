import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { findSession } from './queries.ts';
import { hashToken } from './secrets.ts';
import type { SignedIn } from './signed-in.ts';
import { zoneAt } from './time-zone.ts';

export const cookieName = 'prepar_session';

/** Finds the account of a call by its bearer token or, without one, by its session cookie. */
export function createAuthenticator(db: Database, allowedOrigins: () => string[]) {
  return async (request: FastifyRequest, now: Date): Promise<SignedIn> => {
    const tokenHash = hashToken(readToken(request, allowedOrigins));
    const session = await findSession(db, tokenHash);
    if (!session) throw new ApiError('UNAUTHENTICATED');
    if (session.expires_at <= now) throw new ApiError('TOKEN_EXPIRED');
    if (session.status === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
    return {
      id: session.id,
      name: session.name,
      email: session.email,
      isAdministrator: session.role === 'ADMIN' || session.can_access_admin,
      timeZone: zoneAt(session, now),
      tokenHash,
    };
  };
}

function readToken(request: FastifyRequest, allowedOrigins: () => string[]): string {
  const bearer = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  const cookie = request.headers.authorization ? undefined : request.cookies[cookieName];
  if (!cookie) throw new ApiError('UNAUTHENTICATED');
  // A browser sends the cookie along from any site; only our own pages may change anything with it.
  const safe = request.method === 'GET' || request.method === 'HEAD';
  if (!safe && !allowedOrigins().includes(request.headers.origin ?? '')) throw new ApiError('FORBIDDEN');
  return cookie;
}
