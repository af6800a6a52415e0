import { Skeleton, SkeletonBlock, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';

/** The exams and the map of the opened one, while they are on their way. */
export function PracticeSkeleton() {
  const { t } = useWords();
  return (
    <Skeleton label={t('practice.loading')}>
      <Stack gap="sheets">
        <SkeletonLine size="stat" width="3/5" />
        <SkeletonBlock height="m" />
        <SkeletonBlock height="l" />
        <SkeletonBlock height="l" />
      </Stack>
    </Skeleton>
  );
}
