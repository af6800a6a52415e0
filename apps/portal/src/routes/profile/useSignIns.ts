import { useWords } from '@prepar/screens/common/words';
import { say } from '@prepar/screens/common/sentence.ts';
import type { SignInsState } from '@prepar/screens/profile/ProfileScreen.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { sentenceOr } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useRetry } from '../../data/useRetry.ts';
import { showToast } from '../../toasts/toasts.ts';

/** Where the account is signed in. */
export function useSignIns(): { state: SignInsState; retry: () => void; reload: () => void; endOthers: () => void } {
  const words = useWords();
  const { data, error, mutate } = useCached('sign-ins', () => unwrap(api.account.signIns()));
  const { isRetrying, retry } = useRetry(mutate);
  const [isEnding, setEnding] = useState(false);

  const endOthers = async () => {
    setEnding(true);
    const result = await api.account.endOtherSignIns();
    if (result.ok) await mutate();
    setEnding(false);
    if (result.ok) showToast({ tone: 'success', title: words.t('profile.signIns.ended') });
    else showToast({ tone: 'danger', title: say(sentenceOr(result.failure, 'profile.signIns.endError'), words) });
  };
  return {
    state: data
      ? { status: 'ready', signIns: data, isEnding }
      : { status: error === undefined || isRetrying ? 'loading' : 'failed' },
    retry,
    reload: () => void mutate(),
    endOthers: () => void endOthers(),
  };
}
