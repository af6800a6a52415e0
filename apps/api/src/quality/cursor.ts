import { ApiError } from '../http/errors.ts';
import { itemIdOf, readItemId } from './item-id.ts';
import type { Place } from './queries.ts';

/** Opaque text for the place after an item. */
export const writeCursor = (place: Place): string =>
  Buffer.from(`${place.at.toISOString()} ${itemIdOf(place)}`).toString('base64url');

/** The place that a cursor stands for. Throws VALIDATION_FAILED for a text that this server did not write. */
export function readCursor(cursor: string): Place {
  const [, time = '', id = ''] = /^(\S+) ([\w-]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const at = new Date(time);
  const key = readItemId(id);
  // A Date can hold years that PostgreSQL does not know.
  if (!key || !/^[1-9]\d{3}-/.test(time) || Number.isNaN(at.getTime()))
    throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'cursor', code: 'NOT_ALLOWED' }] });
  return { at, ...key };
}
