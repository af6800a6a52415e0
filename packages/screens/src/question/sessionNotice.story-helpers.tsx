import { useWords } from '../common/words.tsx';
import { ShownToasts } from '../shell/Toasts.story-helpers.tsx';
import { type SessionEvent, sessionNotice } from './sessionNotice.ts';

/** A toast with what the notice says, as the product shows it. */
export function SessionToast({ event }: { event: SessionEvent }) {
  const words = useWords();
  return <ShownToasts messages={[sessionNotice(event, words)]} />;
}
