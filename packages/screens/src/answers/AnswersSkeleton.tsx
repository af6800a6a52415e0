import { SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';

/** A list of answers on its way, inside its sheet. */
export function AnswersSkeleton() {
  const { t } = useWords();
  return (
    <SheetBody>
      <Skeleton label={t('answers.loading')}>
        <Stack gap={5}>
          <SkeletonLine size="stat" width="3/5" />
          <SkeletonBlock height="m" />
          <SkeletonBlock height="l" />
        </Stack>
      </Skeleton>
    </SheetBody>
  );
}
