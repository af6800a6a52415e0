import type { ErrorCode } from '@prepar/openapi/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { type Locale, localeTags, negotiateLocale } from '../i18n/locale.ts';
import { ApiError, type ErrorDetail, errorCodes } from './errors.ts';
import { detailSentence, errorSentence } from './error-sentences.ts';

export const localeOf = (request: FastifyRequest): Locale => negotiateLocale(request.headers['accept-language']);

/** Answers with the error envelope in the caller's language. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const locale = localeOf(request);
  return reply
    .code(error.status)
    .headers({ ...standing(error.code), ...error.headers, 'content-language': localeTags[locale] })
    .send({
      success: false,
      error: errorSentence(error, locale),
      code: error.code,
      requestId: request.id,
      ...(error.details.length > 0 && { details: error.details.map((detail) => withSentence(detail, locale)) }),
    });
}

/** What was thrown, as a refusal of the contract. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = codeOf(error);
  const known = code === null ? undefined : frameworkErrors[code];
  if (known) return new ApiError(known);
  if (isOfDeletedAccount(error)) return new ApiError('UNAUTHENTICATED');
  // PostgreSQL's class 22: a value that its type cannot hold.
  if (error instanceof DatabaseError && error.code?.startsWith('22')) return new ApiError('VALIDATION_FAILED');
  if (isRefusal(error)) return fromRefusal(error);
  return new ApiError(code !== null && isPassing(code) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR');
}

const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'VALIDATION_FAILED',
};

/** What the framework or a plugin of it refuses by itself, such as a part that a file does not have. */
interface Refusal extends Error {
  statusCode: number;
  headers?: Record<string, string>;
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'statusCode' in error && Math.floor(Number(error.statusCode) / 100) === 4;

// That there is a file which is not served is nobody's business.
const fromRefusal = ({ statusCode, headers = {} }: Refusal): ApiError =>
  statusCode === 403 || statusCode === 404
    ? new ApiError('NOT_FOUND')
    : new ApiError('VALIDATION_FAILED', { status: statusCode, headers });

// Failures after which the same call may succeed: of the connection to PostgreSQL (class 08, shutdown, start-up, too many),
// of the pool, transactions that were rolled back for the sake of others (class 40), and what took or waited too long.
function isPassing(code: string): boolean {
  return (
    /^(08...|25006|25P03|40...|53...|55P03|57014|57P0[1-5]|58...)$/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'POOL'].includes(code)
  );
}

/** A row could not refer to its person: the account was deleted while the call ran. */
function isOfDeletedAccount(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23503' && (error.constraint ?? '').endsWith('_user_id_fkey');
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // The driver gives these no code.
  return /^(Connection terminated|Query read timeout|timeout (expired|exceeded when trying to connect)|Client .* not queryable$)/.test(
    error.message,
  )
    ? 'POOL'
    : null;
}

function standing(code: ErrorCode): Record<string, string> {
  if (errorCodes[code].status === 401) return { 'www-authenticate': 'Bearer realm="prepar"' };
  return code === 'SERVICE_UNAVAILABLE' ? { 'retry-after': '2' } : {};
}

function withSentence(detail: ErrorDetail, locale: Locale) {
  return { ...detail, message: detailSentence(detail, locale) };
}
