import type { ItemKey } from '../reports/service.ts';

/** An item in an address: its exam, and its mark as eight digits. */
export const itemIdOf = ({ exam_id, asked_hash }: ItemKey): string =>
  `${exam_id}-${(asked_hash >>> 0).toString(16).padStart(8, '0')}`;

/** The item of an address; null where it names none. */
export function readItemId(id: string): ItemKey | null {
  const found = /^(.+)-([0-9a-f]{8})$/.exec(id);
  const [, exam_id, mark] = found ?? [];
  return exam_id === undefined || mark === undefined ? null : { exam_id, asked_hash: Number.parseInt(mark, 16) | 0 };
}
