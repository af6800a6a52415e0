/** Questions of an exam shared out by weights, whole ones: those with the largest remainder get what is left over. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum === 0 ? 0 : (weight * total) / sum));
  const left = (sum === 0 ? 0 : total) - exact.reduce((all, share) => all + Math.floor(share), 0);
  const byRemainder = exact.map((_, index) => index).sort((a, b) => remainder(exact, b) - remainder(exact, a));
  const rounded = new Set(byRemainder.slice(0, left));
  return exact.map((share, index) => Math.floor(share) + (rounded.has(index) ? 1 : 0));
}

const remainder = (shares: readonly number[], index: number) => (shares[index] ?? 0) % 1;

/** Answers from which on an accuracy says something. */
export const enoughAnswers = 20;

/** How much there is to go by. */
export const answersOf = (answered: number): 'many' | 'few' | 'none' =>
  answered === 0 ? 'none' : answered < enoughAnswers ? 'few' : 'many';
