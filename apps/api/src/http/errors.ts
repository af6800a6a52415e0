import type { DetailCode, ErrorCode } from '@prepar/openapi/types';

/** HTTP status of every error code that this server answers. */
export const statusOf = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  SOCIAL_SIGN_IN_FAILED: 401,
  INSUFFICIENT_CREDITS: 402,
  FORBIDDEN: 403,
  ACCOUNT_SUSPENDED: 403,
  ACCOUNT_DELETION_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  ACCOUNT_NOT_FOUND: 404,
  EXAM_NOT_FOUND: 404,
  QUESTION_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  EMAIL_ALREADY_EXISTS: 409,
  SOCIAL_PROVIDER_NOT_CONFIGURED: 409,
  NOT_ENROLLED: 409,
  EXAM_INACTIVE: 409,
  SESSION_STATE_CONFLICT: 409,
  QUESTION_ALREADY_ANSWERED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PASSWORD_TOO_WEAK: 422,
  PASSWORDS_DO_NOT_MATCH: 422,
  INVALID_PASSWORD: 422,
  RESET_CODE_INVALID: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Partial<Record<ErrorCode, number>>;

export type ServedErrorCode = keyof typeof statusOf;

export interface ErrorDetail {
  /** JSON path of the field, such as `email` or `answers[0].selected`. */
  field: string;
  /** Stable code of what is wrong with it. */
  code: DetailCode;
  params?: Record<string, string | number>;
}

/** A refusal that the contract knows. Anything else that is thrown becomes INTERNAL_ERROR. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ServedErrorCode;
  readonly details: ErrorDetail[];
  readonly headers: Record<string, string>;

  constructor(code: ServedErrorCode, more: { details?: ErrorDetail[]; headers?: Record<string, string> } = {}) {
    super(code);
    this.code = code;
    this.details = more.details ?? [];
    this.headers = more.headers ?? {};
  }
}

/** What a signed-in call meets when its account was deleted while it ran. */
export const accountGone = (): ApiError => new ApiError('UNAUTHENTICATED');
