import { Grid } from '@prepar/ui/Grid';
import { StatStrip } from '@prepar/ui/StatStrip';
import { formatDollars, formatMinutes, formatPercentage, formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { AdminFigures } from './AdminScreen.types.ts';
import { formatPlain } from './formatPlain.ts';
import { breakableDollars } from './breakableDollars.ts';
import { CallsSheet } from './CallsSheet.tsx';
import { DaySheet } from './DaySheet.tsx';
import { formatLatency } from './formatLatency.ts';
import { operationName } from './operationName.ts';
import { RefusalsSheet } from './RefusalsSheet.tsx';
import { UsageSheet } from './UsageSheet.tsx';

/** What language models were used for, and how much people study. */
export function AdminAnalytics({ figures }: { figures: AdminFigures }) {
  const words = useWords();
  const { t, tag } = words;
  const period = t(`admin.inPeriod.${figures.period}`);
  const uses = figures.models.reduce((sum, model) => sum + model.count, 0);
  const tokens = figures.models.reduce((sum, model) => sum + model.tokens, 0);
  const { calls } = figures;
  const offline = figures.models.find(({ name }) => name === 'offline')?.count ?? 0;
  const short = (value: number) => formatShortNumber(value, tag);
  return (
    <>
      <StatStrip
        label={t('admin.aiUsage')}
        size="s"
        stats={[
          {
            label: t('admin.totalAICost'),
            value: breakableDollars(figures.totalAICost),
            note: t('admin.costNote', { period }),
          },
          { label: t('admin.uses'), value: short(uses), note: t('admin.usesNote') },
          { label: t('admin.tokens'), value: short(tokens), note: t('admin.tokensNote') },
          {
            label: t('admin.accepted'),
            value: calls.calls === 0 ? '–' : formatPercentage((calls.accepted * 100) / calls.calls, tag),
            note: t('admin.acceptedNote', { count: calls.calls, shown: short(calls.calls) }),
          },
          { label: t('admin.p95'), value: formatLatency(calls.p95Ms, tag), note: t('admin.p95Note') },
          {
            label: t('admin.withoutModel'),
            value: figures.totalQuestions === 0 ? '–' : formatPercentage((offline * 100) / figures.totalQuestions, tag),
            note: t('admin.withoutModelNote'),
          },
        ]}
      />
      <DaySheet
        of="costByDay"
        heading={t('admin.cost')}
        days={figures.usageDays.map(({ date, cost }) => ({ date, value: cost }))}
        format={short}
        write={formatDollars}
        isMoney
      />
      <Grid columns="7+5">
        <UsageSheet title={t('admin.byModel')} name={t('admin.model')} rows={figures.models} isCode />
        <UsageSheet
          title={t('admin.byOperation')}
          name={t('admin.operation')}
          rows={figures.operations.map((row) => ({ ...row, name: operationName(row.name, words) }))}
        />
      </Grid>
      <Grid columns="8+4">
        <CallsSheet calls={calls} />
        <RefusalsSheet figures={calls} />
      </Grid>
      <StatStrip
        label={t('admin.activity')}
        size="s"
        stats={[
          { label: t('admin.sessions'), value: short(figures.totalSessions), note: t('admin.endedNote', { period }) },
          {
            label: t('admin.averageSession'),
            value: formatMinutes(figures.averageSessionMinutes),
            note: t('admin.averageSessionNote'),
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
    </>
  );
}
