import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { ProgressBar } from '@prepar/ui/ProgressBar';
import { Skeleton, SkeletonLine, SkeletonText } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatNumber, formatWholePercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { DashboardReady, GoalView } from './DashboardScreen.types.ts';
import { goalProgress, goalTarget } from './goal.ts';

export interface GoalPartProps {
  goal: DashboardReady['goal'];
  settingsHref: string;
}

/** Today's goal, how much of it is done, and how far today's credits reach. */
export function GoalPart(props: GoalPartProps) {
  const { t } = useWords();
  return (
    <section aria-label={t('dashboard.goal')}>
      <Content {...props} />
    </section>
  );
}

function Content({ goal, settingsHref }: GoalPartProps) {
  const { t } = useWords();
  if (goal === 'loading') {
    return (
      <Skeleton label={t('dashboard.goalLoading')}>
        <Stack gap={3}>
          <SkeletonLine size="stat" width="2/5" />
          <SkeletonLine size="title" />
          <Text size="body-s">
            <SkeletonText>{`${t('dashboard.goalReach', { count: 0 })} ${t('dashboard.goalAdjust')}`}</SkeletonText>
          </Text>
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
  return (
    <Stack gap={3}>
      <GoalBar goal={goal} />
      <Reach goal={goal} settingsHref={settingsHref} />
    </Stack>
  );
}

/** The goal as a bar: done, a line at what today's credits reach, and the whole. */
function GoalBar({ goal: { done, target, creditsLeft } }: { goal: GoalView }) {
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
      reach={goalProgress(done + (creditsLeft ?? 0), target)}
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

function Reach({
  goal: { done, target, creditsLeft, hasFree, areReviewsDone },
  settingsHref,
}: {
  goal: GoalView;
  settingsHref: string;
}) {
  const { t } = useWords();
  const reached = creditsLeft === null ? null : done + creditsLeft;
  const falls = reached !== null && reached < goalTarget(target);
  return (
    <Text size="body-s" tone="muted">
      {falls && `${t(creditsLeft === 0 ? 'dashboard.goalSpent' : 'dashboard.goalReach', { count: reached })} `}
      {hasFree && `${t('dashboard.goalFree', { done: areReviewsDone ? 'yes' : 'no' })} `}
      <Link href={settingsHref} standalone={!falls && !hasFree}>
        {t('dashboard.goalAdjust')}
      </Link>
    </Text>
  );
}
