/** What the answers of a session changed in the expected result of an exam, in per cent. */
export interface ReadinessChangeView {
  /** An untimed simulation does not count for being ready. */
  of: 'practice' | 'simulation' | 'untimedSimulation';
  /** Null where too little was known. */
  before: ExpectedResult | null;
  after: ExpectedResult;
  /** How readiness is worked out. */
  methodHref: string;
}

export interface ExpectedResult {
  value: number;
  low: number;
  high: number;
}
