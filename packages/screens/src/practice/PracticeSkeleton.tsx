import { Grid } from '@prepar/ui/Grid';
import { Inline } from '@prepar/ui/Inline';
import { Skeleton, SkeletonBlock, SkeletonBubble, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';

/** The two lists and the opened exam, while they are on their way. */
export function PracticeSkeleton() {
  const { t } = useWords();
  return (
    <Skeleton label={t('practice.loading')}>
      <Grid columns="list+detail" gap={8}>
        <Stack gap={6}>
          {['first', 'second', 'third'].map((row) => (
            <Inline key={row} wrap={false}>
              <SkeletonBubble size="tile" />
              <Stack gap={2} fill>
                <SkeletonLine width="4/5" />
                <SkeletonLine width="2/5" />
              </Stack>
            </Inline>
          ))}
        </Stack>
        <Stack gap={6}>
          <SkeletonLine size="stat" width="3/5" />
          <SkeletonLine width="4/5" />
          <SkeletonBlock height="l" />
        </Stack>
      </Grid>
    </Skeleton>
  );
}
