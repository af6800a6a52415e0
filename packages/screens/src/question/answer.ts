/** The letters of an answer such as 'A,C'; none while nothing is chosen. */
export const lettersOf = (answer: string | null): string[] => (answer === null ? [] : answer.split(','));

/** The answer that letters make: in order, with commas between; null for none. */
export const answerOf = (letters: readonly string[]): string | null =>
  letters.length === 0 ? null : letters.toSorted().join();

/** What would be chosen after a press on an option: it takes the place of the other, or, where several are asked for, comes or goes. */
export function lettersAfter(label: string, answer: string | null, answerCount: number): string[] {
  if (answerCount === 1) return [label];
  const letters = lettersOf(answer);
  return letters.includes(label) ? letters.filter((letter) => letter !== label) : [...letters, label];
}
