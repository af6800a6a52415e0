export type Trend = 'improving' | 'declining' | 'stable';

/** Where the accuracy is heading, from the word of the server; any word that is not known counts as stable. */
export function readTrend(word: string): Trend {
  return word === 'improving' || word === 'declining' ? word : 'stable';
}
