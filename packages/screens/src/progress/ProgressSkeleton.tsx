import { Grid } from '@prepar/ui/Grid';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';

/** The charts and the exams, while they are on their way. */
export function ProgressSkeleton() {
  const { t } = useWords();
  return (
    <Skeleton label={t('progress.loading')}>
      <Stack gap="sheets">
        <Grid columns="7+5">
          <SkeletonBlock height="l" />
          <SkeletonBlock height="l" />
        </Grid>
        <ExamSkeletons />
      </Stack>
    </Skeleton>
  );
}

/** The sheets of the exams to come. */
export function ExamSkeletons() {
  return (
    <Grid columns="6+6">
      <SkeletonBlock height="m" />
      <SkeletonBlock height="m" />
    </Grid>
  );
}
