import { Grid } from '@prepar/ui/Grid';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';

/** The plan beside readiness, key figures, sheets and activity, while they are on their way. */
export function DashboardSkeleton() {
  const { t } = useWords();
  return (
    <Skeleton label={t('dashboard.loading')}>
      <Stack gap="sheets">
        <Grid columns="8+4">
          <SkeletonBlock height="l" />
          <SkeletonBlock height="l" />
        </Grid>
        <SkeletonBlock height="m" />
        <Grid columns="8+4">
          <Stack gap="sheets">
            <SkeletonBlock height="m" />
            <SkeletonBlock height="l" />
          </Stack>
          <SkeletonBlock height="l" />
        </Grid>
      </Stack>
    </Skeleton>
  );
}
