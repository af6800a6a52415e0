/** How many questions one bubble stands for: 1 up to 40 on the busiest day, then 5, 25 and so on. */
export function questionsPerBubble(busiestDay: number): number {
  let unit = 1;
  while (busiestDay > 40 * unit) unit *= 5;
  return unit;
}

/** Bubbles of one day: filled for right answers, hollow for wrong ones. A day with any answer has at least one. */
export function dayBubbles(right: number, wrong: number, unit: number): { filled: number; hollow: number } {
  const answered = right + wrong;
  if (answered === 0) return { filled: 0, hollow: 0 };
  const all = Math.max(1, Math.round(answered / unit));
  const filled = Math.round((right / answered) * all);
  return { filled, hollow: all - filled };
}
