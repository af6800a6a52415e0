import { Spinner } from '@prepar/ui/Spinner';
import { useWords } from '../common/words.tsx';
import { AuthForms } from './AuthForms.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import type { AuthActions, AuthLinks, AuthState } from './AuthScreen.types.ts';

export interface AuthScreenProps {
  state: AuthState;
  actions: AuthActions;
  links: AuthLinks;
  /** Year of the copyright. */
  year: number;
}

/** Signing in, registering, and the return from a provider. */
export function AuthScreen({ state, ...page }: AuthScreenProps) {
  const { t } = useWords();
  if (state.status !== 'processing') return <AuthForms state={state} {...page} />;
  return (
    <AuthFrame title={t('auth.processing.title')} {...page}>
      <Spinner label={t('auth.processing.text')} showLabel />
    </AuthFrame>
  );
}
