/** The official mark as somebody typed it: a whole number up to 1000, or nothing. */
export function readMark(text: string): number | null | 'wrong' {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,4}$/.test(typed) && Number(typed) <= 1000 ? Number(typed) : 'wrong';
}
