import { AuthLayout } from '@prepar/ui/AuthLayout';
import { Cartela, infinity } from '@prepar/ui/Cartela';
import { InfinitySign } from '@prepar/ui/InfinitySign';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import ScanText from 'lucide-react/icons/scan-text';
import type { ReactNode } from 'react';
import { siteConfig } from '../common/siteConfig.ts';
import { useWords } from '../common/words.tsx';
import { LanguageLinks } from '../shell/LanguageLinks.tsx';
import type { LanguageActions } from '../shell/shell.types.ts';
import type { AuthLinks } from './AuthScreen.types.ts';

export interface AuthFrameProps {
  /** The h1. */
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  links: AuthLinks;
  actions: LanguageActions;
}

/** Logo, panel and footer around whatever stands on the sign-in page. */
export function AuthFrame({ title, subtitle, children, links, actions }: AuthFrameProps) {
  const { t } = useWords();
  const { available, comingSoon } = siteConfig.exams;
  return (
    <AuthLayout
      brand={{ name: t('common.brand'), href: links.home }}
      title={title}
      subtitle={subtitle}
      footer={
        <Inline gap={5} justify="between">
          <Inline gap={5}>
            <Link href={links.termsOfUse} tone="muted" standalone>
              {t('auth.termsOfUse')}
            </Link>
            <Link href={links.privacyPolicy} tone="muted" standalone>
              {t('auth.privacyPolicy')}
            </Link>
            <Link href={links.partnership} tone="muted" standalone>
              {t('auth.partnership')}
            </Link>
          </Inline>
          <LanguageLinks actions={actions} />
        </Inline>
      }
      panel={{
        label: t('auth.panel.label'),
        tag: { text: t('auth.panel.tag'), icon: ScanText },
        title: t('auth.panel.title'),
        facts: [
          { value: <InfinitySign label={t('auth.panel.infinite')} />, label: t('auth.panel.questions') },
          { value: available, label: t('auth.panel.exams') },
          { value: comingSoon, label: t('auth.panel.comingSoon') },
        ],
        illustration: <Cartela picture={infinity} tone="inverse" />,
      }}
    >
      {children}
    </AuthLayout>
  );
}
