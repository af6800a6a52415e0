import { AnswerSheet } from '@prepar/ui/AnswerSheet';
import { Grid } from '@prepar/ui/Grid';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { ChooseExam } from './ChooseExam.tsx';
import type { DashboardActions, DashboardNew as New } from './DashboardScreen.types.ts';
import { GoalPart } from './GoalPart.tsx';
import { KeyFiguresStrip } from './KeyFiguresStrip.tsx';

const mostLines = 5;

/** One task, today's sheet still blank beside it, and the figures in a quiet line. */
export function DashboardNew({ state, actions }: { state: New; actions: Pick<DashboardActions, 'askToEnrol'> }) {
  return (
    <>
      <Grid columns="8+4">
        <ChooseExam choices={state.choices} practiceHref={state.links.practice} onChoose={actions.askToEnrol} />
        <BlankSheet state={state} />
      </Grid>
      <KeyFiguresStrip figures={state.figures} pricingHref={state.links.pricing} />
    </>
  );
}

function BlankSheet({ state: { creditsLeft, goal, links } }: { state: New }) {
  const { t } = useWords();
  const count = Math.min(creditsLeft ?? mostLines, mostLines);
  const lines = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <Sheet title={t('dashboard.blank')} subtitle={t('dashboard.blankText', { count })}>
      <SheetBody>
        <Stack gap={5}>
          <AnswerSheet
            size="l"
            summary={t('dashboard.blankSummary', { count })}
            rows={lines.map((number) => ({
              id: String(number),
              number: String(number).padStart(2, '0'),
              isCurrent: number === 1,
            }))}
          />
          {typeof goal === 'object' && <GoalPart goal={goal} settingsHref={links.settings} />}
          <Text size="body-s" tone="muted">
            {t('dashboard.blankNext')}
          </Text>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
