import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Inline } from '@prepar/ui/Inline';
import { ProgressBar } from '@prepar/ui/ProgressBar';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import Play from 'lucide-react/icons/play';
import { formatNumber, formatWholePercentage, goalProgress, goalTarget } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { DashboardReady, GoalView } from './DashboardScreen.types.ts';

export type GoalSheetProps = Pick<DashboardReady, 'goal' | 'quickAction'>;

/** Today's goal, and the way to practise. */
export function GoalSheet({ goal, quickAction: { href, examCode } }: GoalSheetProps) {
  const { t } = useWords();
  return (
    <Sheet
      title={t('dashboard.goal')}
      subtitle={t('dashboard.goalText')}
      actionOnPhone="foot"
      action={
        <ButtonLink href={href} size="l" icon={Play}>
          {examCode === null ? t('dashboard.practise') : t('dashboard.continue', { code: examCode })}
        </ButtonLink>
      }
    >
      <SheetBody>
        <GoalProgress goal={goal} />
      </SheetBody>
    </Sheet>
  );
}

function GoalProgress({ goal }: { goal: DashboardReady['goal'] }) {
  const { t } = useWords();
  if (goal === 'loading') {
    return (
      <Skeleton label={t('dashboard.goalLoading')}>
        <Stack gap={3}>
          <SkeletonLine size="stat" width="2/5" />
          <SkeletonLine />
        </Stack>
      </Skeleton>
    );
  }
  if (goal === 'unavailable') {
    return (
      <Text size="body-s" tone="muted">
        {t('dashboard.goalUnavailable')}
      </Text>
    );
  }
  return <Progress goal={goal} />;
}

function Progress({ goal: { done, target } }: { goal: GoalView }) {
  const { t, tag } = useWords();
  const percent = goalProgress(done, target);
  const steps = goalTarget(target);
  return (
    <ProgressBar
      label={t('dashboard.goal')}
      value={percent}
      valueText={formatWholePercentage(percent)}
      size="tall"
      rulerSteps={steps}
      lead={
        <Inline gap={2} align="baseline">
          <Text as="span" size="stat-m">
            {formatNumber(done, tag)}
          </Text>{' '}
          <Text as="span" tone="muted" weight="medium" numeric>
            {t('dashboard.goalOf', { count: steps })}
          </Text>
        </Inline>
      }
    />
  );
}
