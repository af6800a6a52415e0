import codes from '@prepar/openapi/error-codes.json' with { type: 'json' };
import type { DetailCode, ErrorCode } from '@prepar/openapi/types';
import type { Localised } from '../i18n/locale.ts';

/** Status and sentence of every code, from the contract. */
export const errorCodes: Record<ErrorCode, { status: number; sentence: Localised }> = codes;

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
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[];
  readonly headers: Record<string, string>;

  /** `status` only where HTTP has a closer one than the code, as for parts of a file. */
  constructor(
    code: ErrorCode,
    more: { status?: number; details?: ErrorDetail[]; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.code = code;
    this.status = more.status ?? errorCodes[code].status;
    this.details = more.details ?? [];
    this.headers = more.headers ?? {};
  }
}
