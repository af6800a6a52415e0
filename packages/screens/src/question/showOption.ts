/** Brings an option that a key chose into view where its beginning is out of sight: above or below the window, or behind a bar. Else nothing moves. */
export function showOption(askId: string, position: number): void {
  const option = document.querySelectorAll(`[aria-labelledby="${askId}"] label`)[position];
  // One that is higher than the window shows its end at first.
  for (const block of ['nearest', 'start'] as const) {
    if (!option) return;
    const { x, y, width } = option.getBoundingClientRect();
    if (option.contains(document.elementFromPoint(x + width / 2, y + firstLine))) return;
    option.scrollIntoView({ block });
  }
}

/** Pixels from the edge of an option into its first line. */
const firstLine = 24;
