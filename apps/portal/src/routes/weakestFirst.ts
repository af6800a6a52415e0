interface Answered {
  questionsAnswered: number;
  accuracy: number;
}

/** Parts of an exam by accuracy, lowest first; those without answers come last, in their own order. */
export const weakestFirst = <Part extends Answered>(parts: readonly Part[]): Part[] =>
  [...parts].sort(
    (a, b) => Number(a.questionsAnswered === 0) - Number(b.questionsAnswered === 0) || a.accuracy - b.accuracy,
  );
