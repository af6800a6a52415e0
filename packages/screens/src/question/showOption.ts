/** Brings an option that a key chose into view where its beginning is out of sight: above or below the window, or behind a bar. Else nothing moves. */
export function showOption(askId: string, position: number): void {
  const option = document.querySelectorAll(`[aria-labelledby="${askId}"] label`)[position];
  const box = option?.getBoundingClientRect();
  // A point within its first line.
  if (box && !option?.contains(document.elementFromPoint(box.x + 48, box.y + 24))) option?.scrollIntoView();
}
