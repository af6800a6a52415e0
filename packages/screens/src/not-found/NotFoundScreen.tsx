import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Cartela, notFound } from '@prepar/ui/Cartela';
import { MessageLayout } from '@prepar/ui/MessageLayout';
import { ArrowLeft } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import type { PublicLinks } from '../shell/shell.types.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';

export interface NotFoundScreenProps {
  links: PublicLinks;
  /** Whether somebody is signed in: the way on is then the dashboard. */
  isSignedIn: boolean;
  /** Year of the copyright. */
  year: number;
  /** Goes back to where the person came from. */
  actions: { back: () => void };
}

/** An address that leads nowhere. */
export function NotFoundScreen({ links, isSignedIn, year, actions }: NotFoundScreenProps) {
  const { t } = useWords();
  return (
    <MessageLayout
      brand={{ name: t('common.brand'), href: links.home }}
      eyebrow={t('notFound.code')}
      title={t('notFound.title')}
      actions={
        <>
          <ButtonLink href={isSignedIn ? links.dashboard : links.login} size="l">
            {t(isSignedIn ? 'notFound.dashboard' : 'notFound.login')}
          </ButtonLink>
          <Button tone="secondary" size="l" icon={ArrowLeft} onPress={actions.back}>
            {t('common.back')}
          </Button>
        </>
      }
      illustration={<Cartela picture={notFound} label={t('notFound.picture')} />}
      footer={<SiteFooter links={links} year={year} tone="column" />}
    >
      {t('notFound.advice')}
    </MessageLayout>
  );
}
