import { Legend } from '@prepar/ui/Legend';
import { enoughAnswers } from './examShares.ts';
import { formatWholePercentage } from './formats.ts';
import { useWords } from './words.tsx';

export interface PartsLegendProps {
  /** Those that are drawn. Default: of every kind, for rows whose figures are still to come. */
  parts?: readonly { answered: number }[];
  /** Per cent. */
  cut: number;
}

/** What the signs of `PartStrip`s mean. */
export function PartsLegend({ parts, cut }: PartsLegendProps) {
  const { t } = useWords();
  const few = parts?.filter(({ answered }) => answered < enoughAnswers).length;
  return (
    <Legend
      items={[
        ...(few === undefined || few !== parts?.length
          ? [
              { shape: 'filled' as const, label: t('common.legend.right') },
              { shape: 'hollow' as const, label: t('common.legend.wrong') },
            ]
          : []),
        ...(few !== 0 ? [{ shape: 'dashed' as const, label: t('common.legend.few', { count: enoughAnswers }) }] : []),
        { shape: 'cut', label: t('common.legend.cut', { cut: formatWholePercentage(cut) }) },
      ]}
    />
  );
}
