import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { navigate, usePath, useSearch } from './navigation.ts';
import { announce } from './toasts/announce.ts';
import { useStore } from './store.ts';
import { type Access, decide } from './session/access.ts';
import { checkSession } from './data/checkSession.ts';
import { session, useMayBeSignedIn } from './session/session.ts';

/** Shows a route to those who may see it and sends everybody else where they belong. */
export function Guard({ access, waiting, children }: { access: Access; waiting: ReactNode; children: ReactNode }) {
  const state = useStore(session);
  const path = usePath();
  const search = useSearch();
  const from = new URLSearchParams(search).get('from');
  const address = search ? `${path}?${search}` : path;
  const mayBeSignedIn = useMayBeSignedIn();
  const returning = access === 'publicOnly' && path !== '/auth' && mayBeSignedIn;
  const decision = returning ? { do: 'go' as const, to: '/dashboard' } : decide(access, state, address, from);

  const target = decision.do === 'go' ? decision.to : null;
  const denied = decision.do === 'go' && 'denied' in decision;
  useEffect(() => {
    if (denied) announce({ tone: 'danger', title: 'common.accessDenied', text: 'common.accessDeniedText' });
    if (target !== null) navigate(target, { replace: true });
  }, [target, denied]);
  useEffect(() => {
    // A fresh page has asked before it was drawn.
    if (decision.do === 'check' && session.get().status === 'unknown') void checkSession();
  }, [decision.do]);

  // Drawn in slices, so that the browser answers in between; until it is whole, the waiting stays.
  const isDrawn = useDeferredValue(decision.do === 'show');
  return isDrawn && decision.do === 'show' ? children : waiting;
}
