import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Callout } from '@prepar/ui/Callout';
import { MessageLayout } from '@prepar/ui/MessageLayout';
import { Spinner } from '@prepar/ui/Spinner';
import { useWords } from '../common/words.tsx';

export type LogoutState =
  | { status: 'processing' | 'success' | 'error' }
  /** So many answers would be lost. */
  | { status: 'unsent'; count: number };

export interface LogoutScreenProps {
  state: LogoutState;
  links: { login: string; practice: string };
  /** Signs out although answers are lost. */
  onLeave: () => void;
}

/** Signing out: what would be lost, while it runs, and how it went. The way to the login is there before the page moves on by itself. */
export function LogoutScreen({ state, links, onLeave }: LogoutScreenProps) {
  const { t } = useWords();
  if (state.status === 'unsent') return <Unsent count={state.count} practiceHref={links.practice} onLeave={onLeave} />;
  const { status } = state;
  const text = t(`logout.${status}.text`);
  return (
    <MessageLayout
      brand={{ name: t('common.brand') }}
      title={t(`logout.${status}.title`)}
      actions={
        status !== 'processing' && (
          <ButtonLink href={links.login} size="l">
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

function Unsent({ count, practiceHref, onLeave }: { count: number; practiceHref: string; onLeave: () => void }) {
  const { t } = useWords();
  return (
    <MessageLayout
      brand={{ name: t('common.brand') }}
      title={t('logout.unsent.title', { count })}
      actions={
        <>
          <ButtonLink href={practiceHref} size="l">
            {t('logout.unsent.stay')}
          </ButtonLink>
          <Button tone="secondary" size="l" onPress={onLeave}>
            {t('logout.unsent.leave')}
          </Button>
        </>
      }
    >
      <Callout tone="warning" live="alert">
        {t('logout.unsent.text', { count })}
      </Callout>
    </MessageLayout>
  );
}
