import { type PublicLink, PublicLayout } from '@prepar/ui/PublicLayout';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import type { LanguageActions, PublicLinks } from './shell.types.ts';
import { SiteFooter } from './SiteFooter.tsx';

export interface PublicShellProps {
  /** The page; it brings the h1, unless the hero does. */
  children: ReactNode;
  /** The navy opening of a landing page. */
  hero?: ReactNode;
  /** Sections of the page, in the header of wide windows. */
  sections?: readonly PublicLink[];
  links: PublicLinks;
  /** Whether somebody is signed in: the header then leads back to the dashboard. */
  isSignedIn: boolean;
  /** Year of the copyright. */
  year: number;
  actions: LanguageActions;
}

/** The frame of pages that need no account. */
export function PublicShell({ children, hero, sections, links, isSignedIn, year, actions }: PublicShellProps) {
  const { t } = useWords();
  return (
    <PublicLayout
      brand={{ name: t('common.brand'), href: links.home }}
      navLabel={t('shell.nav')}
      skipLabel={t('common.skipToContent')}
      {...(sections && { links: sections })}
      entry={
        isSignedIn
          ? { href: links.dashboard, label: t('common.dashboard') }
          : { href: links.login, label: t('shell.login') }
      }
      hero={hero}
      footer={<SiteFooter links={links} year={year} tone="surface" actions={actions} />}
    >
      {children}
    </PublicLayout>
  );
}
