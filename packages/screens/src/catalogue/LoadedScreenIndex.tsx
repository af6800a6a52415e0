import { Spinner } from '@prepar/ui/Spinner';
import { Suspense, use } from 'react';
import type { StoryEntry } from './readStories.ts';
import { ScreenIndex, type ScreenIndexProps } from './ScreenIndex.tsx';

export interface LoadedScreenIndexProps extends Pick<ScreenIndexProps, 'requirements'> {
  /** Storybook's index on its way. */
  index: Promise<{ entries: Record<string, StoryEntry> }>;
}

export function LoadedScreenIndex(props: LoadedScreenIndexProps) {
  return (
    <Suspense fallback={<Spinner label="Reading the stories" showLabel />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ index, requirements }: LoadedScreenIndexProps) {
  return <ScreenIndex entries={Object.values(use(index).entries)} requirements={requirements} />;
}
