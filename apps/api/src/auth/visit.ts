import { fastifyCookie } from '@fastify/cookie';
import type { Call, OperationId } from '../http/operations.ts';
import { networkOf } from '../http/rate-limits.ts';
import { cookieName } from './session-cookie.ts';

/** Where a sign-in comes from. */
export interface Visit {
  network: string;
  /** IANA name as the call gives it, perhaps an unknown one. */
  timeZone?: string | undefined;
  userAgent?: string | undefined;
  /** Token of the sign-in that this browser had until now. */
  formerToken?: string | undefined;
}

export const visitOf = (
  { address, headers }: Pick<Call<OperationId>, 'address' | 'headers'>,
  publicUrl: string,
): Visit => ({
  network: networkOf(address),
  timeZone: headers['x-time-zone'],
  userAgent: headers['user-agent'],
  formerToken: fastifyCookie.parse(headers['cookie'] ?? '')[cookieName(publicUrl)],
});
