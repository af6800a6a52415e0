import { useWords } from '@prepar/screens/common/words';
import type { LogoutState } from '@prepar/screens/logout/LogoutScreen';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../data/api.ts';
import { navigate } from '../../navigation.ts';
import { removePersonalData } from '../../session/removePersonalData.ts';
import { endSession, session } from '../../session/session.ts';
import { showToast } from '../../toasts/toasts.ts';
import { links } from '../links.ts';
import { draft } from '../simulation/draft.ts';
import { sendUnsent } from './sendUnsent.ts';

/** Milliseconds until the sign-in page comes by itself. */
export const redirectMs = { success: 1000, error: 2000 } as const;

/**
 * Signs out, and forgets the person in this browser whatever the server says. Answers that only this browser has are sent first;
 * where that cannot be done the person decides.
 */
export function useLogout(): { state: LogoutState; onLeave: () => void } {
  const { t } = useWords();
  const [state, setState] = useState<LogoutState>({ status: 'processing' });
  const { status } = state;

  const warn = useEffectEvent(() =>
    showToast({ tone: 'danger', title: t('logout.error.title'), text: t('logout.error.text') }),
  );
  useEffect(() => {
    const held = session.get();
    // Nobody is signed in: there is nothing to leave. This is also how a second effect finds the first one's work done.
    if (held.status !== 'signedIn') return navigate(links.login, { replace: true });
    void once(async () => {
      // Whatever is wrong with what is kept, signing out goes on.
      const count = await sendUnsent(held.user.id).catch(() => 0);
      return count > 0 ? { status: 'unsent', count } : leave();
    }).then(setState);
  }, []);
  useEffect(() => {
    if (status !== 'success' && status !== 'error') return undefined;
    if (status === 'error') warn();
    const timer = setTimeout(() => navigate(links.login, { replace: true }), redirectMs[status]);
    return () => clearTimeout(timer);
  }, [status]);

  return {
    state,
    onLeave: () => {
      setState({ status: 'processing' });
      void once(leave).then(setState);
    },
  };
}

let running: Promise<LogoutState> | null = null;

/** One at a time, however often the page is drawn while it runs. */
function once(work: () => Promise<LogoutState>): Promise<LogoutState> {
  running ??= work().finally(() => (running = null));
  return running;
}

async function leave(): Promise<LogoutState> {
  const { ok } = await api.auth.logout();
  removePersonalData();
  draft.set(null);
  endSession({ forgetToken: true });
  return { status: ok ? 'success' : 'error' };
}
