import { ExamStrip } from '@prepar/ui/ExamStrip';
import { answersOf } from './examShares.ts';

export interface PartStripProps {
  /** Questions of the official exam in this part, and in the largest part of the list. */
  questions: number;
  longest: number;
  answered: number;
  /** Both in per cent. */
  accuracy: number;
  cut: number;
}

/** A part of an exam as so many bubbles: filled is what is answered right, the line is the pass mark. */
export function PartStrip({ questions, longest, answered, accuracy, cut }: PartStripProps) {
  return (
    <ExamStrip
      count={questions}
      longest={longest}
      filled={Math.round((accuracy * questions) / 100)}
      cut={Math.ceil((cut * questions) / 100)}
      answers={answersOf(answered)}
    />
  );
}
