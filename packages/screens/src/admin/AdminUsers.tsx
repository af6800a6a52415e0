import { Grid } from '@prepar/ui/Grid';
import { StatStrip } from '@prepar/ui/StatStrip';
import { formatNumber, formatPercentage, formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { AdminFigures } from './AdminScreen.types.ts';
import { DaySheet } from './DaySheet.tsx';
import { GrowthSheet } from './GrowthSheet.tsx';
import { formatPlain } from './formatPlain.ts';

/** How many people use the platform. */
export function AdminUsers({ figures }: { figures: AdminFigures }) {
  const { t, tag } = useWords();
  const newUsers = figures.growth.reduce((sum, day) => sum + day.newUsers, 0);
  return (
    <>
      <StatStrip
        label={t('admin.usersInFigures')}
        stats={[
          {
            label: t('admin.section.users'),
            value: formatShortNumber(figures.totalUsers, tag),
            note: t('admin.totalUsersNote'),
          },
          {
            label: t('admin.newUsers'),
            value: formatShortNumber(newUsers, tag),
            note: t(`admin.inPeriod.${figures.period}`),
          },
          {
            label: t('admin.questionsPerUser'),
            value: formatPlain(figures.questionsPerUser, tag),
            note: t('admin.questionsPerUserNote'),
          },
          {
            label: t('admin.engagement'),
            value: formatPercentage(figures.engagementRate, tag),
            note: t('admin.engagementNote'),
          },
        ]}
      />
      <Grid columns="6+6" align="stretch">
        <DaySheet
          of="newUsersByDay"
          heading={t('admin.newUsers')}
          days={figures.growth.map(({ date, newUsers: value }) => ({ date, value }))}
          format={(value) => formatShortNumber(value, tag)}
          write={(value) => formatNumber(value, tag)}
        />
        <GrowthSheet growth={figures.growth} />
      </Grid>
    </>
  );
}
