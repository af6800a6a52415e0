import { SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';

/** Stands in a sheet whose list is on its way. */
export function SheetLoading({ label }: { label: string }) {
  return (
    <SheetBody>
      <Skeleton label={label}>
        <Stack gap={5}>
          <SkeletonLine size="stat" width="3/5" />
          <SkeletonBlock height="m" />
          <SkeletonBlock height="l" />
        </Stack>
      </Skeleton>
    </SheetBody>
  );
}
