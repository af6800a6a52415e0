import { Spinner } from '@prepar/ui/Spinner';
import { Suspense, use } from 'react';
import type { StoryEntry } from './readStories.ts';
import { ScreenIndex, type ScreenIndexProps } from './ScreenIndex.tsx';

export interface LoadedScreenIndexProps extends Pick<ScreenIndexProps, 'requirements'> {
  /** The stories on their way. */
  stories: Promise<StoryEntry[]>;
}

export function LoadedScreenIndex(props: LoadedScreenIndexProps) {
  return (
    <Suspense fallback={<Spinner label="Reading the stories" showLabel />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ stories, requirements }: LoadedScreenIndexProps) {
  return <ScreenIndex entries={use(stories)} requirements={requirements} />;
}
