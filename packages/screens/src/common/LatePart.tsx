import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { type ReactElement, Suspense } from 'react';

export interface LatePartProps {
  /** What is being loaded. */
  label: string;
  /** May suspend; 'loading' until it can be drawn at all. */
  children: ReactElement | 'loading';
}

/** A sheet of a page that comes after the rest. Its place is kept, so that nothing below it jumps. */
export function LatePart({ label, children }: LatePartProps) {
  const place = (
    <Sheet>
      <SheetBody>
        <Skeleton label={label}>
          <SkeletonBlock height="l" />
        </Skeleton>
      </SheetBody>
    </Sheet>
  );
  return children === 'loading' ? place : <Suspense fallback={place}>{children}</Suspense>;
}
