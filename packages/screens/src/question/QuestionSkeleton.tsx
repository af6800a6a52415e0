import { Inline } from '@prepar/ui/Inline';
import { Skeleton, SkeletonBubble, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';

export interface QuestionSkeletonProps {
  /** What is going on: heading of the page meanwhile. */
  title: string;
}

/** A question that is on its way. */
export function QuestionSkeleton({ title }: QuestionSkeletonProps) {
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Skeleton label={title}>
        <Stack gap={8}>
          <Stack gap={3}>
            <SkeletonLine width="2/5" />
            <SkeletonLine size="title" />
            <SkeletonLine size="title" />
            <SkeletonLine size="title" width="3/5" />
          </Stack>
          <Stack gap={6}>
            {['A', 'B', 'C', 'D'].map((option) => (
              <Inline key={option} wrap={false} gap={4}>
                <SkeletonBubble size="l" />
                <Stack fill>
                  <SkeletonLine width="4/5" />
                </Stack>
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Skeleton>
    </>
  );
}
