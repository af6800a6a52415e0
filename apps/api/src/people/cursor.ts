import { ApiError } from '../http/errors.ts';
import type { Position, Sort } from './queries.ts';

/** Opaque text for the place after an account. */
export const writeCursor = ({ value, id }: Position): string => Buffer.from(`${id} ${value}`).toString('base64url');

/** The place that a cursor stands for. Throws VALIDATION_FAILED for a text that this server did not write for this order. */
export function readCursor(cursor: string, sort: Sort): Position {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, id, value] = /^(\w+) (.*)$/su.exec(text) ?? [];
  if (id === undefined || value === undefined || !values[sort].test(value))
    throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'cursor', code: 'NOT_ALLOWED' }] });
  return { value, id };
}

const values: Record<Sort, RegExp> = {
  name: /^[^\0\uFFFD]{0,30}$/u,
  totalAttempts: /^\d{1,9}$/,
  accuracy: /^\d{1,3}(\.\d{1,17})?$/,
  lastAttempt:
    /^(-infinity|[12]\d{3}-(0[1-9]|1[0-2])-([01]\d|2[0-8]|29|30|31) [0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,6})?\+00)$/,
};
