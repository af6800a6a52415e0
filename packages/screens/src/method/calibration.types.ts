/** What a simulation of the readiness model measured. Shares from 0 to 1. */
export interface Calibration {
  learners: number;
  /** Answers of each learner. */
  answers: number;
  /** Mean squared error of the chance. */
  brier: number;
  /** The same for looking at the share of right answers alone. */
  accuracyBrier: number;
  /** Mean distance between the chance that was given and the share who passed. */
  ece: number;
  /** Share of intervals that hold the truth; 0.8 is promised. */
  scoreCover: number;
  groups: readonly CalibrationGroup[];
}

/** Learners who were given about the same chance. */
export interface CalibrationGroup {
  said: number;
  observed: number;
  /** Margin of chance of what was observed. */
  low: number;
  high: number;
  learners: number;
}
