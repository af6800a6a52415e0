import { Bubble } from '@prepar/ui/Bubble';
import { Callout } from '@prepar/ui/Callout';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { FiguresTable } from '@prepar/ui/FiguresTable';
import { Grid } from '@prepar/ui/Grid';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { Page } from '@prepar/ui/Page';
import { Prose } from '@prepar/ui/Prose';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatNumber, formatPercentage, formatWholePercentage } from '../common/formats.ts';
import type { MessageId } from '../common/message-ids.ts';
import { useWords } from '../common/words.tsx';
import { firstEstimate } from '../readiness/figures.ts';
import { strong } from '../common/strong.tsx';
import type { Calibration } from './calibration.types.ts';
import { ReliabilityPlot } from './ReliabilityPlot.tsx';
import { nearest } from './nearest.ts';

export interface MethodScreenProps {
  /** What the simulation of the model measured. */
  calibration: Calibration;
  links: { progress: string; plan: string };
}

const assumed = ['method.assumed.cut', 'method.assumed.day', 'method.assumed.weight'] as const;
const unknown = ['method.unknown.seen', 'method.unknown.day', 'method.unknown.promise'] as const;

/** How readiness is worked out, what it cannot say, and how far off it was. */
export function MethodScreen({ calibration, links }: MethodScreenProps) {
  const { t } = useWords();
  const { answers, coverage } = firstEstimate;
  return (
    <Page
      title={t('method.title')}
      subtitle={t('method.subtitle')}
      back={{ label: t('common.progress'), href: links.progress }}
    >
      <Grid columns="7+5">
        <Stack gap={8}>
          <Steps />
          <Section title="method.assumed" sentences={assumed} />
          <Section title="method.unknown" sentences={unknown} />
          <Prose>
            <h2>{t('method.silent')}</h2>
            <p>{t('method.silent.text', { answers, coverage })}</p>
          </Prose>
        </Stack>
        <ReliabilitySheet calibration={calibration} links={links} />
      </Grid>
      <TableSheet calibration={calibration} />
    </Page>
  );
}

const steps = ['method.steps.1', 'method.steps.2', 'method.steps.3'] as const;

function Steps() {
  const { t, rich } = useWords();
  return (
    <Stack gap={4}>
      <Heading level={2}>{t('method.steps')}</Heading>
      <Stack as="ol" gap={4}>
        {steps.map((id, place) => (
          <Inline key={id} as="li" gap={3} wrap={false} align="start">
            <Bubble size="l">{place + 1}</Bubble>
            <Text measure="reading">{rich(id, { b: strong })}</Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

function Section({ title, sentences }: { title: MessageId; sentences: readonly MessageId[] }) {
  const { t, rich } = useWords();
  return (
    <Prose>
      <h2>{t(title)}</h2>
      <ul>
        {sentences.map((id) => (
          <li key={id}>{rich(id, { b: strong })}</li>
        ))}
      </ul>
    </Prose>
  );
}

function ReliabilitySheet({ calibration, links }: MethodScreenProps) {
  const { t, rich, tag } = useWords();
  const { learners, answers, ece, scoreCover, brier, accuracyBrier, groups } = calibration;
  const example = nearest(groups, 0.9);
  const decimals = (value: number, digits: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  const error = decimals(ece * 100, 1);
  return (
    <Sheet
      title={t('method.chart')}
      subtitle={t('method.chart.who', { learners: formatNumber(learners, tag), answers: formatNumber(answers, tag) })}
    >
      <SheetBody>
        <Stack gap={4}>
          <ReliabilityPlot groups={groups} summary={t('method.chart.summary', { error })} />
          {example && (
            <Text size="body-s">
              {rich('method.chart.text', {
                said: Math.round(example.said * 100),
                seen: Math.round(example.observed * 100),
                learners: formatNumber(example.learners, tag),
                b: strong,
              })}
            </Text>
          )}
          <DescriptionList
            layout="ruled"
            items={[
              { term: t('method.error'), value: t('method.error.value', { points: error }) },
              {
                term: t('method.cover'),
                value: t('method.cover.value', { share: formatWholePercentage(scoreCover * 100) }),
              },
              {
                term: t('method.brier'),
                value: t('method.brier.value', { ours: decimals(brier, 3), other: decimals(accuracyBrier, 3) }),
              },
            ]}
          />
        </Stack>
      </SheetBody>
      <SheetFoot>
        <Callout tone="info">
          {rich('method.real', { b: strong })} <Link href={links.plan}>{t('method.real.link')}</Link>
        </Callout>
      </SheetFoot>
    </Sheet>
  );
}

function TableSheet({ calibration: { groups, learners, answers } }: Pick<MethodScreenProps, 'calibration'>) {
  const { t, tag } = useWords();
  const points = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <Sheet title={t('method.table')}>
      <FiguresTable
        label={t('method.chart.who', { learners: formatNumber(learners, tag), answers: formatNumber(answers, tag) })}
        heads={[
          t('method.table.group'),
          t('method.table.said'),
          t('method.table.seen'),
          t('method.table.difference'),
          t('method.table.learners'),
        ]}
        rows={groups.map(({ said, observed, learners }, place) => [
          String(place + 1),
          formatPercentage(said * 100, tag),
          formatPercentage(observed * 100, tag),
          points.format((observed - said) * 100),
          formatNumber(learners, tag),
        ])}
      />
    </Sheet>
  );
}
