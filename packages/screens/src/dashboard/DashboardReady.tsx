import { Grid } from '@prepar/ui/Grid';
import { Stack } from '@prepar/ui/Stack';
import { ActivitySheet } from './ActivitySheet.tsx';
import type { DashboardReady as Ready } from './DashboardScreen.types.ts';
import { DomainsSheet } from './DomainsSheet.tsx';
import { ExamsSheet } from './ExamsSheet.tsx';
import { GoalSheet } from './GoalSheet.tsx';
import { KeyFiguresStrip } from './KeyFiguresStrip.tsx';

/** Key figures above; goal, exams and domains beside the recent activity. */
export function DashboardReady({ state }: { state: Ready }) {
  const { now } = state.greeting;
  return (
    <>
      <KeyFiguresStrip figures={state.figures} />
      <Grid columns="8+4">
        <Stack gap="sheets">
          <GoalSheet goal={state.goal} quickAction={state.quickAction} />
          <ExamsSheet exams={state.exams} practiceHref={state.practiceHref} now={now} />
          <DomainsSheet domains={state.domains} />
        </Stack>
        <ActivitySheet activities={state.activities} now={now} />
      </Grid>
    </>
  );
}
