import { Waiting } from '@prepar/ui/Waiting';
import { useWords } from '../common/words.tsx';
import { ScriptNote } from './ScriptNote.tsx';

/** Shown while the session is checked or a route loads. */
export function WaitingScreen() {
  const { t } = useWords();
  return (
    <>
      <ScriptNote />
      <Waiting brand={t('common.brand')} label={t('common.loading')} />
    </>
  );
}
