import { useWords } from '../common/words.tsx';
import { ShownToasts } from '../shell/Toasts.story-helpers.tsx';
import { type AuthEvent, authNotice } from './authNotice.ts';

/** A toast with what the notice says, as the product shows it. */
export function AuthToast({ event }: { event: AuthEvent }) {
  const words = useWords();
  return <ShownToasts messages={[authNotice(event, words)]} />;
}
