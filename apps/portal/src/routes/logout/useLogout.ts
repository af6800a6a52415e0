import { useWords } from '@prepar/screens/common/words';
import type { LogoutState } from '@prepar/screens/logout/LogoutScreen';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { navigate } from '../../navigation.ts';
import { removePersonalData } from '../../session/removePersonalData.ts';
import { endSession, session } from '../../session/session.ts';
import { showToast } from '../../toasts/toasts.ts';
import { links } from '../links.ts';

/** Milliseconds until the sign-in page comes by itself. */
export const redirectMs = { success: 1000, error: 2000 } as const;

/** Signs out, and forgets the person in this browser whatever the server says. */
export function useLogout(): LogoutState {
  const { t } = useWords();
  const [status, setStatus] = useState<LogoutState['status']>('processing');

  useEffect(() => {
    // Nobody is signed in: there is nothing to leave. This is also how a second effect finds the first one's work done.
    if (session.get().status !== 'signedIn') return navigate(links.login, { replace: true });
    void leave().then((outcome) => {
      setStatus(outcome);
      if (outcome === 'error')
        showToast({ tone: 'danger', title: t('logout.error.title'), text: t('logout.error.text') });
    });
  }, [t]);
  useEffect(() => {
    if (status === 'processing') return undefined;
    const timer = setTimeout(() => navigate(links.login, { replace: true }), redirectMs[status]);
    return () => clearTimeout(timer);
  }, [status]);

  return { status };
}

let running: Promise<'success' | 'error'> | null = null;

/** One call, however often the page is drawn while it runs. */
function leave(): Promise<'success' | 'error'> {
  running ??= api.auth.logout().then(({ ok }) => {
    removePersonalData();
    endSession({ forgetToken: true });
    running = null;
    return ok ? 'success' : 'error';
  });
  return running;
}
