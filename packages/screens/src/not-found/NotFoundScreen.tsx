import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Cartela, notFound } from '@prepar/ui/Cartela';
import { MessageLayout } from '@prepar/ui/MessageLayout';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useWords } from '../common/words.tsx';

export interface NotFoundScreenProps {
  links: { home: string; login: string };
  /** Goes back to where the person came from. */
  actions: { back: () => void };
}

/** An address that leads nowhere. */
export function NotFoundScreen({ links, actions }: NotFoundScreenProps) {
  const { t } = useWords();
  return (
    <MessageLayout
      brand={{ name: t('common.brand'), href: links.home }}
      eyebrow={t('notFound.code')}
      title={t('notFound.title')}
      actions={
        <>
          <ButtonLink href={links.login} size="l">
            {t('notFound.login')}
          </ButtonLink>
          <Button tone="secondary" size="l" icon={ArrowLeft} onPress={actions.back}>
            {t('common.back')}
          </Button>
        </>
      }
      illustration={<Cartela picture={notFound} label={t('notFound.picture')} />}
    >
      {t('notFound.advice')}
    </MessageLayout>
  );
}
