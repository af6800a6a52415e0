import { Grid } from '@prepar/ui/Grid';
import { Stack } from '@prepar/ui/Stack';
import { LatePart } from '../common/LatePart.tsx';
import { useWords } from '../common/words.tsx';
import { ActivitySheet } from './ActivitySheet.tsx';
import type { DashboardReady as Ready, DashboardSlots } from './DashboardScreen.types.ts';
import { DomainsSheet } from './DomainsSheet.tsx';
import { ExamsSheet } from './ExamsSheet.tsx';
import { GoalSheet } from './GoalSheet.tsx';
import { KeyFiguresStrip } from './KeyFiguresStrip.tsx';
import { PlanSheet } from './PlanSheet.tsx';

export interface DashboardReadyProps {
  state: Ready;
  readiness: DashboardSlots['readiness'];
}

/** What to do now and today's goal; the key figures; exams and domains beside readiness and the recent activity. */
export function DashboardReady({ state, readiness }: DashboardReadyProps) {
  const { t } = useWords();
  const { greeting, links, plan, goal, figures, exams, domains, activities } = state;
  return (
    <>
      <Grid columns="8+4" align="stretch">
        <PlanSheet plan={plan} links={links} />
        <GoalSheet goal={goal} settingsHref={links.settings} />
      </Grid>
      <KeyFiguresStrip figures={figures} pricingHref={links.pricing} />
      <Grid columns="8+4">
        <Stack gap="sheets">
          <ExamsSheet exams={exams} practiceHref={links.practice} now={greeting.now} />
          {domains.map((exam) => (
            <DomainsSheet key={exam.examCode} exam={exam} />
          ))}
        </Stack>
        <Stack gap="sheets">
          {readiness !== undefined && <LatePart label={t('dashboard.loading')}>{readiness}</LatePart>}
          {activities.length > 0 && (
            <ActivitySheet activities={activities} answersHref={links.answers} now={greeting.now} />
          )}
        </Stack>
      </Grid>
    </>
  );
}
