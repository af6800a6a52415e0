import { Plot, type PlotDot } from '@prepar/ui/Plot';
import { useWords } from '../common/words.tsx';
import type { CalibrationGroup } from './calibration.types.ts';
import { nearest } from './nearest.ts';

const ticks = [0, 25, 50, 75, 100].map((at) => ({ at, text: String(at) }));

/** The chance that was given against the share who passed: the closer to the diagonal, the better. */
export function ReliabilityPlot({ groups, summary }: { groups: readonly CalibrationGroup[]; summary: string }) {
  const { t } = useWords();
  const example = nearest(groups, 0.9);
  return (
    <Plot
      shape="square"
      hasDiagonal
      summary={summary}
      x={{ from: 0, to: 100, ticks, title: t('method.chart.x') }}
      y={{ from: 0, to: 100, ticks, title: t('method.chart.y') }}
      dots={groups.map((group): PlotDot => {
        const [said, seen] = [group.said * 100, group.observed * 100];
        const margin = { low: group.low * 100, high: group.high * 100 };
        const text = t('method.chart.label', { said: Math.round(said), seen: Math.round(seen) });
        return {
          x: said,
          y: seen,
          tone: 'main',
          margin,
          ...(group === example && { label: { text, side: 'above', align: 'end' } }),
        };
      })}
    />
  );
}
