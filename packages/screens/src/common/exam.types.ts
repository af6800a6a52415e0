/** What names an exam wherever it is shown. */
export interface ExamIdentity {
  id: string;
  /** The provider's code, for example `CLF-C02`. */
  code: string;
  name: string;
  provider: 'aws' | 'azure' | 'gcp' | 'generic';
}

/** Level 1 to 3, or the word of the server for one that the product does not know. */
export type Level = 1 | 2 | 3 | string;
