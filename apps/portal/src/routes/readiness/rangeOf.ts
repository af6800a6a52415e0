import type { Range } from '@prepar/screens/readiness/Readiness.types.ts';

type Estimate = Record<'value' | 'low' | 'high', number | null>;

/** An estimate, null while too little is known for one. */
export const rangeOf = ({ value, low, high }: Estimate): Range | null =>
  value === null || low === null || high === null ? null : { value, low, high };
