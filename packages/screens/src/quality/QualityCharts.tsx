import { BarChart } from '@prepar/ui/BarChart';
import { Grid } from '@prepar/ui/Grid';
import { Plot } from '@prepar/ui/Plot';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatNumber, formatWholePercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { formatCorrelation } from './figuresInWords.ts';
import type { QualityOverview } from './quality.types.ts';

/** Why questions are reported, and where all that are answered enough stand. */
export function QualityCharts({ overview }: { overview: QualityOverview }) {
  return (
    <Grid columns="6+6">
      <Reasons reasons={overview.reasons} />
      <OutOfRange overview={overview} />
    </Grid>
  );
}

function Reasons({ reasons }: Pick<QualityOverview, 'reasons'>) {
  const { t, tag } = useWords();
  const title = t('quality.reasons');
  return (
    <Sheet
      title={title}
      subtitle={t('quality.reasons.count', { count: reasons.reduce((sum, { count }) => sum + count, 0) })}
    >
      {reasons.length > 0 && (
        <BarChart
          form="rows"
          summary={title}
          headings={{ label: t('quality.reasons.reason'), value: t('quality.whatWasReported') }}
          items={reasons.map(({ reason, count }) => ({
            label: t(`quality.cause.${reason}`),
            value: count,
            text: formatNumber(count, tag),
          }))}
        />
      )}
    </Sheet>
  );
}

const shares = [0, 50, 100].map((at) => ({ at, text: `${at}%` }));
/** What a good question reaches. */
const good = 0.1;

function OutOfRange({ overview: { counted, odd, points } }: { overview: QualityOverview }) {
  const { t, tag } = useWords();
  const title = t('quality.range');
  const subtitle = t('quality.range.count', { odd, counted });
  if (counted === 0)
    return (
      <Sheet title={title}>
        <SheetBody>
          <Text size="body-s" tone="muted">
            {t('quality.range.none')}
          </Text>
        </SheetBody>
      </Sheet>
    );
  const strange = points.filter(({ isOdd }) => isOdd);
  const floor = Math.min(-0.2, ...points.map(({ discrimination }) => Math.floor(discrimination * 5) / 5));
  const top = Math.max(0.6, ...points.map(({ discrimination }) => Math.ceil(discrimination * 5) / 5));
  const levels = [...new Set([floor, 0, top])];
  return (
    <Sheet title={title} subtitle={subtitle}>
      <SheetBody>
        <Stack gap={3}>
          <Plot
            summary={`${title}. ${subtitle}`}
            x={{ from: 0, to: 100, ticks: shares, title: t('quality.facility') }}
            y={{
              from: floor,
              to: top,
              ticks: levels.map((at) => ({ at, text: formatCorrelation(at, tag) })),
              title: `${t('quality.discrimination')}, ${t('quality.range.good')}`,
            }}
            cut={{ y: good, text: '' }}
            hasBase={false}
            dots={apart(points)}
            table={{
              heads: [t('quality.question'), t('quality.facility'), t('quality.discrimination')],
              rows: strange.map(({ id, facility, discrimination }) => [
                id,
                formatWholePercentage(facility),
                formatCorrelation(discrimination, tag),
              ]),
            }}
          />
          <Text size="body-s" tone="muted" wrap="pretty">
            {t('quality.range.text')}
          </Text>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

const tones = ['faint', 'open', 'main'];

/** A dot for each place, the odd ones on top, then those below the line; questions of one place and kind share theirs. */
function apart(points: QualityOverview['points']) {
  const dots = points.map(({ facility, discrimination, isOdd }) => ({
    x: Math.round(facility),
    y: Math.round(discrimination * 100) / 100,
    tone: isOdd ? ('main' as const) : discrimination < good ? ('open' as const) : ('faint' as const),
  }));
  const places = new Map(dots.map((dot) => [`${dot.tone} ${dot.x} ${dot.y}`, dot]));
  return [...places.values()].toSorted((one, other) => tones.indexOf(one.tone) - tones.indexOf(other.tone));
}
