import { Grid } from '@prepar/ui/Grid';
import { Page } from '@prepar/ui/Page';
import { PickRows } from '@prepar/ui/PickRows';
import { Bubble } from '@prepar/ui/Bubble';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { StatStrip } from '@prepar/ui/StatStrip';
import { Text } from '@prepar/ui/Text';
import { UnitRow } from '@prepar/ui/UnitRow';
import { formatExamTime, formatTimer, formatWholePercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { EntryDoor } from './EntryDoor.tsx';
import { LastSimulation } from './LastSimulation.tsx';
import type { EntryView, Pace, SimulationActions } from './SimulationScreen.types.ts';
import { strong } from '../common/strong.tsx';

export interface EntryPageProps {
  entry: EntryView;
  actions: Pick<SimulationActions, 'choosePace' | 'start' | 'resume' | 'showResult'>;
}

const factors: readonly [Pace, number | null][] = [
  ['OFFICIAL', 1],
  ['TIME_AND_A_HALF', 1.5],
  ['DOUBLE', 2],
  ['UNTIMED', null],
];

/** Before a simulation: what it is, how much time to take, and the start. */
export function EntryPage({ entry, actions }: EntryPageProps) {
  const { t, rich } = useWords();
  const { exam, questions, minutes, cut, needed, creditsLeft, domains, door, last } = entry;
  const isRunning = door.kind === 'running';
  // How much time to take is chosen where it can begin.
  const hasPaces = !isRunning && door.kind !== 'outOfCredits';
  const blueprint = (
    <Sheet
      title={t('simulation.entry.from', { count: questions })}
      subtitle={t('simulation.entry.guide', { code: exam.code })}
    >
      <SheetRows density="compact">
        {domains.map((domain) => (
          <SheetRow
            key={domain.name}
            title={domain.name}
            foot={
              <UnitRow
                units={Array.from({ length: domain.questions }, () => 'hollow' as const)}
                longest={Math.max(...domains.map((one) => one.questions))}
              />
            }
            value={
              <Text as="span" size="body-s" tone="muted">
                {rich('simulation.entry.share', {
                  count: domain.questions,
                  weight: formatWholePercentage(domain.weight),
                  b: strong,
                })}
              </Text>
            }
          />
        ))}
      </SheetRows>
    </Sheet>
  );
  return (
    <Page
      title={t('simulation.entry.title', { code: exam.code })}
      subtitle={t('simulation.entry.subtitle')}
      back={{ label: t('common.practice'), href: entry.practiceHref }}
    >
      <StatStrip
        label={t('simulation.entry.facts')}
        stats={[
          { label: t('simulation.entry.questions'), value: questions, note: t('simulation.entry.mixed') },
          {
            label: t('simulation.entry.time'),
            value: formatExamTime(minutes),
            note: t('simulation.entry.perQuestion', { time: formatTimer((minutes * 60) / questions) }),
          },
          {
            label: t('simulation.entry.cut'),
            value: formatWholePercentage(cut),
            note: t('simulation.entry.needed', { count: needed }),
          },
          {
            label: t('simulation.entry.credits'),
            value: t('simulation.entry.upTo', { count: questions }),
            ...(creditsLeft !== null && { note: t('simulation.entry.have', { count: creditsLeft }) }),
          },
        ]}
      />
      <Grid columns="8+4">
        <Stack gap="sheets">
          {hasPaces && (
            <Sheet title={t('simulation.pace.title')} subtitle={t('simulation.pace.text')}>
              <PickRows
                label={t('simulation.pace.title')}
                value={entry.pace}
                onChange={(value) => {
                  const chosen = factors.find(([pace]) => pace === value);
                  if (chosen) actions.choosePace(chosen[0]);
                }}
                picks={factors.map(([pace, factor]) => ({
                  value: pace,
                  start: <Bubble state={pace === entry.pace ? 'filled' : 'hollow'} />,
                  title: t(`simulation.pace.${pace}`),
                  detail: factor === null ? t('simulation.pace.untimedText') : '',
                  end: (
                    <Text as="span" size="h3" numeric>
                      {factor === null ? '–' : formatExamTime(minutes * factor)}
                    </Text>
                  ),
                }))}
              />
            </Sheet>
          )}
          <Show from="xl">{blueprint}</Show>
        </Stack>
        <Stack gap="sheets">
          <EntryDoor entry={entry} actions={actions} />
          {last && !isRunning && <LastSimulation last={last} total={questions} onShow={actions.showResult} />}
          <Sheet title={t('simulation.how.title')} titleSize="h3">
            <SheetBody>
              <Stack as="ul" gap={3}>
                {(['change', 'blank', 'offline', 'closed', 'over'] as const).map((rule) => (
                  <Text key={rule} as="li" size="body-s">
                    {rich(`simulation.how.${rule}`, { count: questions, b: strong })}
                  </Text>
                ))}
              </Stack>
            </SheetBody>
          </Sheet>
          <Show until="xl">{blueprint}</Show>
        </Stack>
      </Grid>
    </Page>
  );
}
