import { Divider } from '@prepar/ui/Divider';
import { Link } from '@prepar/ui/Link';
import { Stack } from '@prepar/ui/Stack';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import { ScriptNote } from '../shell/ScriptNote.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import type { AuthActions, AuthFormState, AuthLinks } from './AuthScreen.types.ts';
import { LoginCodeForm } from './LoginCodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SocialButtons } from './SocialButtons.tsx';

export interface AuthFormsProps {
  state: AuthFormState;
  actions: AuthActions;
  links: AuthLinks;
  /** Year of the copyright. */
  year: number;
}

const otherMode = { login: 'register', register: 'login' } as const;

/** The two modes of one screen. The e-mail goes along from one to the other. */
export function AuthForms({ state, ...page }: AuthFormsProps) {
  const { t } = useWords();
  const [email, setEmail] = useState(state.initialEmail);
  const [initialEmail, setInitialEmail] = useState(state.initialEmail);
  if (initialEmail !== state.initialEmail) {
    setInitialEmail(state.initialEmail);
    setEmail(state.initialEmail);
  }
  const { actions, links } = page;
  const { status } = state;
  if (state.asksCode)
    return (
      <AuthFrame title={t('auth.totp.title')} subtitle={email} {...page}>
        <LoginCodeForm state={state} actions={actions} />
      </AuthFrame>
    );
  const form = { state, actions, links, email, onEmailChange: setEmail };
  return (
    <AuthFrame
      title={t(`auth.${status}.title`)}
      subtitle={
        <>
          {t(`auth.${status}.question`)}{' '}
          <Link href={links[otherMode[status]]} onPress={() => actions.keepEmail(email.trim())}>
            {t(`auth.${status}.switchMode`)}
          </Link>
        </>
      }
      {...page}
    >
      <Stack gap={5}>
        <ScriptNote />
        {status === 'login' ? <LoginForm key={state.renewals} {...form} /> : <RegisterForm {...form} />}
        <Divider>{t('auth.or')}</Divider>
        <SocialButtons state={state} actions={actions} />
      </Stack>
    </AuthFrame>
  );
}
