import { BarChart } from '@prepar/ui/BarChart';
import { Dialog } from '@prepar/ui/Dialog';
import { Grid } from '@prepar/ui/Grid';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { StatStrip } from '@prepar/ui/StatStrip';
import { Text } from '@prepar/ui/Text';
import { formatNumber, formatPercentage, formatShortNumber } from '../common/formats.ts';
import { difficultyName } from '../common/levels.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';
import { AdminFailed } from './AdminFailed.tsx';
import { breakableDollars } from './breakableDollars.ts';
import type { AdminExamActions, AdminExamDetails, AdminExamState, PartFigures } from './AdminExamDialog.types.ts';
import type { AdminPeriod } from './AdminScreen.types.ts';
import { unitOf } from './dayGroups.ts';
import { DayChart } from './DaySheet.tsx';

export interface AdminExamDialogProps {
  state: AdminExamState;
  actions: AdminExamActions;
}

/** One exam over all people: what the table says of it, then by day, domain and level. It is open as long as it is rendered. */
export function AdminExamDialog({ state, actions }: AdminExamDialogProps) {
  const { t, tag } = useWords();
  const { exam, period } = state;
  const answered = exam.right + exam.wrong;
  return (
    <Dialog isOpen width="l" title={exam.name} onClose={actions.close} closeLabel={t('common.close')}>
      <Stack gap={6}>
        <Inline gap={3}>
          <ProviderMark provider={exam.provider} size="table" />
          <Text size="code" tone="muted">
            {exam.code}
          </Text>
          <Text size="body-s" tone="muted">
            {t(`admin.lastPeriod.${period}`)}
          </Text>
        </Inline>
        <StatStrip
          label={exam.code}
          size="s"
          stats={[
            { label: t('admin.enrolled'), value: formatNumber(exam.enrolled, tag), note: t('admin.enrolledNote') },
            {
              label: t('admin.accuracy'),
              value: formatPercentage(exam.accuracy, tag),
              note: t('admin.answersNote', { count: answered, shown: formatShortNumber(answered, tag) }),
            },
            {
              label: t('admin.right'),
              value: formatShortNumber(exam.right, tag),
              note: t('admin.wrongNote', { count: exam.wrong, shown: formatShortNumber(exam.wrong, tag) }),
            },
            {
              label: t('admin.totalAICost'),
              value: breakableDollars(exam.cost),
              note: t('admin.costNote', { period: t(`admin.inPeriod.${period}`) }),
            },
          ]}
        />
        <Details state={state} actions={actions} />
      </Stack>
    </Dialog>
  );
}

function Details({ state, actions }: AdminExamDialogProps) {
  const { t } = useWords();
  if (state.status === 'loading')
    return (
      <Skeleton label={t('admin.loadingExam')}>
        <SkeletonBlock height="l" />
      </Skeleton>
    );
  if (state.status === 'ready') return <Ready {...state} />;
  return <AdminFailed level={3} failure={state.failure} onRetry={actions.retry} />;
}

function Ready({ domains, difficulties, days, period }: AdminExamDetails & { period: AdminPeriod }) {
  const words = useWords();
  const { t, tag } = words;
  const note = period === 'all' ? null : t('admin.lastPeriod.all');
  return (
    <>
      <Sheet level={3} title={t('admin.answersByDay', { unit: unitOf(days.length) })}>
        <SheetBody>
          <DayChart
            of="answersByDay"
            heading={t('admin.totalAttempts')}
            days={days.map(({ date, answered }) => ({ date, value: answered }))}
            format={(value) => formatShortNumber(value, tag)}
            write={(value) => formatNumber(value, tag)}
          />
        </SheetBody>
      </Sheet>
      <Grid columns="7+5" align="stretch">
        <Parts
          title={t('admin.byDomain')}
          note={note}
          heading={t('admin.domain')}
          parts={domains.map(({ name, ...part }) => ({ label: name, ...part }))}
        />
        <Parts
          title={t('admin.byDifficulty')}
          note={note}
          heading={t('admin.difficulty')}
          parts={difficulties.map(({ level, ...part }) => ({ label: difficultyName(level, words), ...part }))}
        />
      </Grid>
    </>
  );
}

interface PartsProps {
  title: string;
  /** Of which time they are, where it is not that of the figures above. */
  note: string | null;
  heading: string;
  parts: readonly (PartFigures & { label: string })[];
}

function Parts({ title, note, heading, parts }: PartsProps) {
  const { t, tag } = useWords();
  return (
    <Sheet level={3} title={title} {...(note !== null && { subtitle: note })}>
      <BarChart
        form="rows"
        summary={t('admin.table', { title })}
        headings={{ label: heading, value: t('admin.totalAttempts'), extra: t('admin.accuracy') }}
        items={parts.map(({ label, answered, accuracy }) => ({
          label,
          value: answered,
          text: formatShortNumber(answered, tag),
          extra: formatPercentage(accuracy, tag),
        }))}
      />
    </Sheet>
  );
}
