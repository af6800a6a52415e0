import { Grid } from '@prepar/ui/Grid';
import { Stack } from '@prepar/ui/Stack';
import { LatePart } from '../common/LatePart.tsx';
import { useWords } from '../common/words.tsx';
import { ActivitySheet } from './ActivitySheet.tsx';
import type { DashboardReady as Ready, DashboardSlots } from './DashboardScreen.types.ts';
import { DomainsSheet } from './DomainsSheet.tsx';
import { ExamsSheet } from './ExamsSheet.tsx';
import { KeyFiguresStrip } from './KeyFiguresStrip.tsx';
import { PlanSheet } from './PlanSheet.tsx';

export interface DashboardReadyProps {
  state: Ready;
  readiness: DashboardSlots['readiness'];
}

/** What to do now beside how ready one is, the key figures, then exams and domains beside the recent activity. */
export function DashboardReady({ state, readiness }: DashboardReadyProps) {
  const { t } = useWords();
  const { greeting, links, plan, goal, figures, exams, domains, activities } = state;
  const doNow = <PlanSheet plan={plan} goal={goal} links={links} />;
  const practised = (
    <Stack gap="sheets">
      <ExamsSheet exams={exams} practiceHref={links.practice} now={greeting.now} />
      {domains.map((one) => (
        <DomainsSheet key={one.examCode} exam={one} />
      ))}
    </Stack>
  );
  return (
    <>
      {readiness === undefined ? (
        doNow
      ) : (
        <Grid columns="8+4">
          {doNow}
          <LatePart label={t('dashboard.loading')}>{readiness}</LatePart>
        </Grid>
      )}
      <KeyFiguresStrip figures={figures} pricingHref={links.pricing} />
      {activities.length === 0 ? (
        practised
      ) : (
        <Grid columns="8+4">
          {practised}
          <ActivitySheet
            activities={activities}
            answersHref={figures.accuracy.answered === 0 ? null : links.answers}
            now={greeting.now}
          />
        </Grid>
      )}
    </>
  );
}
