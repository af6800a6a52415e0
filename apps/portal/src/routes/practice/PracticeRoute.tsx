import { PracticeScreen } from '@prepar/screens/practice/PracticeScreen';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { usePractice } from './usePractice.ts';

export function PracticeRoute() {
  return (
    <LearnerFrame current="practice">
      <PracticeScreen {...usePractice()} />
    </LearnerFrame>
  );
}
