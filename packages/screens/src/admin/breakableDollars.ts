import { formatDollars } from '../common/formats.ts';

/** Dollars whose sign may stand on a line of its own, so that on a narrow phone the figure is not broken. */
export const breakableDollars = (amount: number): string => formatDollars(amount).replace('\u00a0', ' ');
