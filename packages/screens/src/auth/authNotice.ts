import type { Words } from '../common/words.tsx';

export type AuthEvent =
  /** `name` is the person's name, or their e-mail. */
  | { kind: 'signedIn'; name: string }
  /** A provider sent the person back with an error of this name, and perhaps a sentence. */
  | { kind: 'returnFailed'; error: string; message: string | null }
  /** The server did not accept what the provider sent along. */
  | { kind: 'callbackFailed' }
  | { kind: 'passwordReset' };

export interface Notice {
  tone: 'success' | 'danger';
  title: string;
  text: string;
}

const returns = {
  google_auth_failed: { title: 'auth.googleAuthFailed', text: 'auth.googleLoginError' },
  github_auth_failed: { title: 'auth.githubAuthFailed', text: 'auth.githubLoginError' },
} as const;

const isKnown = (error: string): error is keyof typeof returns => Object.hasOwn(returns, error);

/** What the toast says after signing in, a refused social sign-in, and a new password. */
export function authNotice(event: AuthEvent, { t }: Pick<Words, 't'>): Notice {
  switch (event.kind) {
    case 'signedIn':
      return { tone: 'success', title: t('auth.loginSucceeded'), text: t('auth.welcome', { name: event.name }) };
    case 'passwordReset':
      return { tone: 'success', title: t('auth.passwordReset'), text: t('auth.passwordResetText') };
    case 'callbackFailed':
      return { tone: 'danger', title: t('auth.callbackError'), text: t('auth.callbackErrorText') };
    default: {
      const { error, message } = event;
      if (isKnown(error))
        return { tone: 'danger', title: t(returns[error].title), text: message ?? t(returns[error].text) };
      const text = message === null ? t('common.unknownError') : t('auth.unknownError', { message });
      return { tone: 'danger', title: t('auth.authError'), text };
    }
  }
}
