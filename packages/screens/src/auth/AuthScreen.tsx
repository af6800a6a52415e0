import { Spinner } from '@prepar/ui/Spinner';
import { useWords } from '../common/words.tsx';
import { AuthForms } from './AuthForms.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import type { AuthActions, AuthLinks, AuthState } from './AuthScreen.types.ts';

export interface AuthScreenProps {
  state: AuthState;
  actions: AuthActions;
  links: AuthLinks;
}

/** Signing in, registering, and the return from a provider. */
export function AuthScreen({ state, actions, links }: AuthScreenProps) {
  const { t } = useWords();
  if (state.status !== 'processing') return <AuthForms state={state} actions={actions} links={links} />;
  return (
    <AuthFrame title={t('auth.processing.title')} links={links} actions={actions}>
      <Spinner label={t('auth.processing.text')} showLabel />
    </AuthFrame>
  );
}
