import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Callout } from '@prepar/ui/Callout';
import { MessageLayout } from '@prepar/ui/MessageLayout';
import { Spinner } from '@prepar/ui/Spinner';
import { useWords } from '../common/words.tsx';

export interface LogoutState {
  status: 'processing' | 'success' | 'error';
}

export interface LogoutScreenProps {
  state: LogoutState;
  links: { login: string };
}

/** Signing out: while it runs, and how it went. The way to the login is there before the page moves on by itself. */
export function LogoutScreen({ state: { status }, links }: LogoutScreenProps) {
  const { t } = useWords();
  const text = t(`logout.${status}.text`);
  return (
    <MessageLayout
      brand={{ name: t('common.brand') }}
      title={t(`logout.${status}.title`)}
      actions={
        status !== 'processing' && (
          <ButtonLink href={links.login} tone="secondary" size="l">
            {t('logout.login')}
          </ButtonLink>
        )
      }
    >
      {status === 'processing' ? (
        <Spinner label={text} showLabel />
      ) : (
        <Callout tone={status === 'success' ? 'success' : 'danger'} live={status === 'success' ? 'status' : 'alert'}>
          {text}
        </Callout>
      )}
    </MessageLayout>
  );
}
