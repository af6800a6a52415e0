import { formatNumber, formatWholePercentage } from '../common/formats.ts';
import type { Words } from '../common/words.tsx';
import type { QualityFigures } from './quality.types.ts';

/** A correlation with two decimals and a true minus sign: `−0,08`. */
export const formatCorrelation = (value: number, tag: string): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' })
    .format(value)
    .replace('-', '−');

/** The figures of a question in a line. */
export function figuresInWords({ answers, facility, discrimination }: QualityFigures, { t, tag }: Words): string {
  const parts = [
    t('quality.figures', {
      share: formatWholePercentage(facility),
      answers: t('quality.answers', { count: answers, number: formatNumber(answers, tag) }),
    }),
    discrimination !== null && t('quality.discriminationIs', { value: formatCorrelation(discrimination, tag) }),
  ];
  return parts.filter(Boolean).join(', ');
}
