import { PracticeScreen } from '@prepar/screens/practice/PracticeScreen';
import { usePractice } from './usePractice.ts';

/** The exams of the learner and the ways into them. */
export function Practice() {
  return <PracticeScreen {...usePractice()} />;
}
