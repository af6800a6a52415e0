import { Grid } from '@prepar/ui/Grid';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';

/** Key figures, sheets and activity, while they are on their way. */
export function DashboardSkeleton() {
  const { t } = useWords();
  return (
    <Skeleton label={t('dashboard.loading')}>
      <Stack gap="sheets">
        <Grid columns="fit-s">
          {['credits', 'accuracy', 'streak', 'time'].map((figure) => (
            <Stack key={figure} gap={3}>
              <SkeletonLine width="2/5" />
              <SkeletonLine size="stat" width="4/5" />
              <SkeletonLine width="3/5" />
            </Stack>
          ))}
        </Grid>
        <Grid columns="8+4">
          <Stack gap="sheets">
            <SkeletonBlock height="m" />
            <SkeletonBlock height="m" />
            <SkeletonBlock height="l" />
          </Stack>
          <SkeletonBlock height="l" />
        </Grid>
      </Stack>
    </Skeleton>
  );
}
