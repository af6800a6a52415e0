import { useWords } from '../common/words.tsx';
import { ShownToasts } from '../shell/Toasts.story-helpers.tsx';
import { type EnrolmentOutcome, enrolmentNotice } from './enrolmentNotice.ts';

/** A toast with what the notice says, as the product shows it. */
export function EnrolmentToast({ outcome }: { outcome: EnrolmentOutcome }) {
  const words = useWords();
  return <ShownToasts messages={[enrolmentNotice(outcome, words)]} />;
}
