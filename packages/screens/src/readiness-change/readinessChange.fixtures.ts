import type { ReadinessChangeView } from './readinessChange.types.ts';

export const change: ReadinessChangeView = {
  of: 'practice',
  before: { value: 70.1, low: 63.2, high: 76.8 },
  after: { value: 71.4, low: 65.1, high: 77.8 },
  methodHref: '/progress?view=method',
};

/** Beyond the interval of before. */
export const beyond: ReadinessChangeView = {
  ...change,
  before: { value: 60, low: 52.4, high: 67.6 },
  after: { value: 74, low: 66.2, high: 80.5 },
};
