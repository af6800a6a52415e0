import { Divider } from '@prepar/ui/Divider';
import { Link } from '@prepar/ui/Link';
import { Stack } from '@prepar/ui/Stack';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../common/words.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import type { AuthActions, AuthFormState, AuthLinks } from './AuthScreen.types.ts';
import { LoginForm } from './LoginForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';

// Whoever signs in does not load what registering needs.
const RegisterForm = lazy(async () => ({ default: (await import('./RegisterForm.tsx')).RegisterForm }));

export interface AuthFormsProps {
  state: AuthFormState;
  actions: AuthActions;
  links: AuthLinks;
}

/** The two modes of one screen. The e-mail goes along from one to the other. */
export function AuthForms({ state, actions, links }: AuthFormsProps) {
  const { t } = useWords();
  const [email, setEmail] = useState(state.initialEmail);
  const Fields = state.status === 'login' ? LoginForm : RegisterForm;
  return (
    <AuthFrame
      title={t(`auth.${state.status}.title`)}
      subtitle={
        <>
          {t(`auth.${state.status}.question`)}{' '}
          <Link onPress={() => actions.switchMode(email.trim())}>{t(`auth.${state.status}.switchMode`)}</Link>
        </>
      }
      links={links}
      actions={actions}
    >
      <Stack gap={5}>
        <SocialButtons state={state} actions={actions} />
        <Divider>{t('auth.orEmail')}</Divider>
        <Suspense key={state.status}>
          <Fields state={state} actions={actions} email={email} onEmailChange={setEmail} />
        </Suspense>
      </Stack>
    </AuthFrame>
  );
}
