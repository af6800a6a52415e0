import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Pipeline } from '../database/pipeline.ts';
import { ApiError } from '../http/errors.ts';
import { findSession, isAdministrator, touchSession } from './queries.ts';
import { hashToken } from './secrets.ts';
import { cookieName } from './session-cookie.ts';
import type { SignedIn } from '../http/signed-in.ts';
import { zoneAt } from './time-zone.ts';

/** A sign-in's last call is remembered to this accuracy, so that most calls write nothing. */
const seenEveryMs = 15 * 60_000;
/** Hours without a call that end an administrator's sign-in; a learner's lasts its seven days. */
const idleMs = 12 * 3_600_000;

/** Finds the account of a call by its bearer token or, without one, by its session cookie. */
export function createAuthenticator(
  { db, pipeline }: { db: Database; pipeline: Pipeline },
  publicUrl: () => string,
  allowedOrigins: () => string[],
) {
  return async (request: FastifyRequest, now: Date): Promise<SignedIn> => {
    const tokenHash = hashToken(readToken(request, cookieName(publicUrl()), allowedOrigins));
    const session = await findSession(pipeline, tokenHash);
    if (!session) throw new ApiError('UNAUTHENTICATED');
    const isAdmin = isAdministrator(session);
    const idle = now.getTime() - session.last_seen_at.getTime();
    if (session.expires_at <= now || (isAdmin && idle > idleMs)) throw new ApiError('TOKEN_EXPIRED');
    if (session.status === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
    if (idle > seenEveryMs) await touchSession(db, tokenHash, now);
    return {
      id: session.id,
      name: session.name,
      email: session.email,
      role: session.role,
      country: session.country,
      locale: session.locale,
      language: session.language,
      isAdministrator: isAdmin,
      mustChangePassword: session.must_change_password,
      timeZone: zoneAt(session, now),
      tokenHash,
    };
  };
}

function readToken(request: FastifyRequest, cookieName: string, allowedOrigins: () => string[]): string {
  const bearer = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  const cookie = request.headers.authorization ? undefined : request.cookies[cookieName];
  if (!cookie) throw new ApiError('UNAUTHENTICATED');
  // A browser sends the cookie along from any site; only our own pages may change anything with it.
  const safe = request.method === 'GET' || request.method === 'HEAD';
  if (!safe && !allowedOrigins().includes(request.headers.origin ?? '')) throw new ApiError('FOREIGN_ORIGIN');
  return cookie;
}
