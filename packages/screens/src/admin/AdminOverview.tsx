import { Grid } from '@prepar/ui/Grid';
import { Link } from '@prepar/ui/Link';
import { StatStrip } from '@prepar/ui/StatStrip';
import { formatDollars, formatMinutes, formatNumber, formatPercentage, formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { AdminFigures } from './AdminScreen.types.ts';
import { MostActiveSheet } from './MostActiveSheet.tsx';
import { OperationBars } from './OperationBars.tsx';
import { DaySheet } from './DaySheet.tsx';
import { GrowthSheet } from './GrowthSheet.tsx';
import { breakableDollars } from './breakableDollars.ts';

export interface AdminOverviewProps {
  figures: AdminFigures;
  usersLink: string;
}

/** The figures that matter most, and how they came about. */
export function AdminOverview({ figures, usersLink }: AdminOverviewProps) {
  const { t, tag } = useWords();
  const newUsers = figures.growth.reduce((sum, day) => sum + day.newUsers, 0);
  return (
    <>
      <StatStrip
        label={t('admin.totals')}
        stats={[
          {
            label: t('admin.section.users'),
            value: formatShortNumber(figures.totalUsers, tag),
            note: t('admin.newUsersNote', {
              count: newUsers,
              shown: formatShortNumber(newUsers, tag),
              period: t(`admin.inPeriod.${figures.period}`),
            }),
          },
          {
            label: t('admin.totalAICost'),
            value: breakableDollars(figures.totalAICost),
            note: t('admin.costPerUser', { cost: formatDollars(figures.costPerUser) }),
          },
          {
            label: t('admin.generated'),
            value: formatShortNumber(figures.totalAIUsage, tag),
            note: t('admin.inExams', { count: figures.exams.filter(({ isActive }) => isActive).length }),
          },
          {
            label: t('admin.totalAttempts'),
            value: formatShortNumber(figures.totalAttempts, tag),
            note: t('admin.accuracyNote', { accuracy: formatPercentage(figures.totalAccuracy, tag) }),
          },
          {
            label: t('admin.engagement'),
            value: formatPercentage(figures.engagementRate, tag),
            note: t('admin.engagementNote'),
          },
          {
            label: t('admin.averageSession'),
            value: formatMinutes(figures.averageSessionMinutes),
            note: t('admin.sessionsNote', {
              count: figures.totalSessions,
              shown: formatShortNumber(figures.totalSessions, tag),
            }),
          },
        ]}
      />
      <Grid columns="8+4">
        <DaySheet
          of="generatedByDay"
          heading={t('admin.generated')}
          days={figures.usageDays.map(({ date, questions }) => ({ date, value: questions }))}
          format={(value) => formatShortNumber(value, tag)}
          write={(value) => formatNumber(value, tag)}
        />
        <OperationBars operations={figures.operations} />
      </Grid>
      <Grid columns="6+6" align="stretch">
        <MostActiveSheet
          people={figures.mostActive}
          action={
            <Link href={usersLink} standalone>
              {t('admin.allUsers')}
            </Link>
          }
        />
        <GrowthSheet growth={figures.growth} />
      </Grid>
    </>
  );
}
