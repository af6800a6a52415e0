import { Callout } from '@prepar/ui/Callout';
import { say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';
import type { SectionState } from './ProfileScreen.types.ts';

/** Why the last save was refused, read out at once. */
export function SaveFailure({ state }: { state: SectionState }) {
  const words = useWords();
  if (state.status !== 'edit' || state.failure === null) return null;
  return (
    <Callout tone="danger" live="alert">
      {say(state.failure, words)}
    </Callout>
  );
}
