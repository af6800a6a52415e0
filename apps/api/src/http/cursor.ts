import { ApiError } from './errors.ts';

/** A place in what a person did with questions, by time. */
export interface Position {
  created_at: Date;
  question_id: string;
}

/** Opaque text for the place after an answer or a report. */
export const writeCursor = ({ created_at, question_id }: Position): string =>
  Buffer.from(`${created_at.toISOString()} ${question_id}`).toString('base64url');

/** The place that a cursor stands for. Throws VALIDATION_FAILED for a text that this server did not write. */
export function readCursor(cursor: string): Position {
  const [, time = '', question_id = ''] = /^(\S+) (\w+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const created_at = new Date(time);
  // A Date can hold years that PostgreSQL does not know.
  if (!/^[1-9]\d{3}-/.test(time) || Number.isNaN(created_at.getTime()))
    throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'cursor', code: 'NOT_ALLOWED' }] });
  return { created_at, question_id };
}
