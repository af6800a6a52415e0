import type { CalibrationGroup } from './calibration.types.ts';

/** The group that was given about this chance: the example that is put into words. */
export const nearest = (groups: readonly CalibrationGroup[], chance: number): CalibrationGroup | undefined =>
  groups.toSorted((a, b) => Math.abs(a.said - chance) - Math.abs(b.said - chance))[0];
