import { useWords } from '../common/words.tsx';
import { ShownToasts } from '../shell/Toasts.story-helpers.tsx';
import { settingsNotice, type SettingsOutcome } from './settingsNotice.ts';

/** Toasts with what the notices say, as the product shows them. */
export function SettingsToasts({ outcomes }: { outcomes: readonly SettingsOutcome[] }) {
  const words = useWords();
  return <ShownToasts messages={outcomes.map((outcome) => settingsNotice(outcome, words))} />;
}
