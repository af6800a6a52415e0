import { AuthLayout } from '@prepar/ui/AuthLayout';
import { Cartela, infinity } from '@prepar/ui/Cartela';
import { InfinitySign } from '@prepar/ui/InfinitySign';
import { ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import { siteConfig } from '../common/siteConfig.ts';
import { useWords } from '../common/words.tsx';
import type { LanguageActions } from '../shell/shell.types.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';
import type { AuthLinks } from './AuthScreen.types.ts';

export interface AuthFrameProps {
  /** The h1. */
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  links: AuthLinks;
  actions: LanguageActions;
  /** Year of the copyright. */
  year: number;
}

/** Logo, panel and footer around whatever stands on the sign-in page. */
export function AuthFrame({ title, subtitle, children, links, actions, year }: AuthFrameProps) {
  const { t } = useWords();
  const { available, comingSoon } = siteConfig.exams;
  return (
    <AuthLayout
      brand={{ name: t('common.brand'), href: links.home }}
      title={title}
      subtitle={subtitle}
      footer={<SiteFooter links={links} year={year} tone="column" actions={actions} />}
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
