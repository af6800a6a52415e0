import { ProgressScreen } from '@prepar/screens/progress/ProgressScreen';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { links } from '../links.ts';
import { useProgress } from './useProgress.ts';

export function ProgressRoute() {
  return (
    <LearnerFrame current="progress">
      <ProgressScreen {...useProgress()} links={links} />
    </LearnerFrame>
  );
}
