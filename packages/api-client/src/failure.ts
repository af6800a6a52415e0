import type { ErrorDetail } from '@prepar/openapi/types';
import { isRecord } from './is-record.ts';

/** Why a call did not succeed. `code` is for branching, `message` is the sentence to show. */
export type Failure = HttpFailure | TransportFailure | UnknownFailure;

/** The server answered, and refused. */
export interface HttpFailure {
  kind: 'http';
  status: number;
  /** Stable code of the contract; null when the answer was not ours. */
  code: string | null;
  /** Null when the answer carries no sentence. */
  message: string | null;
  details: ErrorDetail[];
  /** Seconds to wait, from Retry-After. */
  retryAfter: number | null;
}

/** No usable answer came: no network, or nothing within the time-out. */
export interface TransportFailure {
  kind: 'transport';
  message: string | null;
}

/** Something was thrown that has nothing to do with the call. */
export interface UnknownFailure {
  kind: 'unknown';
}

export type Result<T> = { ok: true; data: T; status: number } | { ok: false; failure: Failure };

/** Milliseconds after which a call is given up. */
export const timeoutMs = 20_000;

/** Reads a refusal: the `error` field first, then `message`; either may be an object with a message of its own. */
export function readHttpFailure(response: Response, body: unknown): HttpFailure {
  const fields = isRecord(body) ? body : {};
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    kind: 'http',
    status: response.status,
    code: typeof fields['code'] === 'string' ? fields['code'] : null,
    message: sentence(fields['error']) ?? sentence(fields['message']),
    details: Array.isArray(fields['details']) ? (fields['details'] as ErrorDetail[]) : [],
    retryAfter: Number.isNaN(retryAfter) ? null : retryAfter,
  };
}

/** Reads what `fetch` threw. */
export function readThrown(error: unknown): TransportFailure | UnknownFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { kind: 'transport', message: `timeout of ${timeoutMs}ms exceeded` };
  if (error instanceof TypeError || error instanceof DOMException)
    return { kind: 'transport', message: error.message || null };
  return { kind: 'unknown' };
}

/** The code that the server sent with a failure, which decides before status and text do; or null. */
export const codeOf = (failure: Failure): string | null => (failure.kind === 'http' ? failure.code : null);

/** True for an answer that says the caller is not signed in. */
export const isUnauthenticated = (failure: Failure): boolean =>
  failure.kind === 'http' &&
  (failure.code === 'UNAUTHENTICATED' || failure.code === 'TOKEN_EXPIRED' || failure.status === 401);

/** True for 429 and for the other shapes in which a rate limit is reported. */
export function isRateLimit(failure: Failure): boolean {
  if (failure.kind === 'unknown') return false;
  if (failure.kind === 'http' && failure.code !== null)
    return failure.code === 'RATE_LIMITED' || failure.status === 429;
  const message = failure.message ?? '';
  if (/rate limit|too many requests/i.test(message)) return true;
  if (failure.kind !== 'http') return false;
  if (failure.status === 429) return true;
  const refused = failure.status >= 400 && failure.status < 500;
  return refused && /rate/i.test(message) && /limit|throttl|quota|too many/i.test(message);
}

function sentence(value: unknown): string | null {
  if (isRecord(value)) return sentence(value['message']);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
