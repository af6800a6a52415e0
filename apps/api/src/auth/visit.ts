import { fastifyCookie } from '@fastify/cookie';
import type { Call, OperationId } from '../http/operations.ts';
import { networkOf } from '../http/rate-limits.ts';
import { type Locale, namedLocale } from '../i18n/locale.ts';
import { cookieName } from './session-cookie.ts';

/** Where a sign-in comes from. */
export interface Visit {
  network: string;
  /** IANA name as the call gives it, perhaps an unknown one. */
  timeZone?: string | undefined;
  /** In which the page speaks, null where the call does not say it. */
  language?: Locale | null;
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
  language: namedLocale(headers['accept-language']),
  userAgent: headers['user-agent'],
  formerToken: fastifyCookie.parse(headers['cookie'] ?? '')[cookieName(publicUrl)],
});
