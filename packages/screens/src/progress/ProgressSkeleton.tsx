import { Grid } from '@prepar/ui/Grid';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';

/** The sheets of the page, while they are on their way. */
export function ProgressSkeleton() {
  const { t } = useWords();
  return (
    <Skeleton label={t('progress.loading')}>
      <Stack gap="sheets">
        <Grid columns="8+4">
          <SkeletonBlock height="l" />
          <SkeletonBlock height="l" />
        </Grid>
        <SkeletonBlock height="l" />
        <SkeletonBlock height="m" />
      </Stack>
    </Skeleton>
  );
}
