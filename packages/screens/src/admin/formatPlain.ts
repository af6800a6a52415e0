import { formatNumber } from '../common/formats.ts';

/** A ratio with at most one decimal. */
export const formatPlain = (value: number, tag: string): string => formatNumber(Math.round(value * 10) / 10, tag);
