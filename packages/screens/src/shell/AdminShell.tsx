import { AppShell } from '@prepar/ui/AppShell';
import { Badge } from '@prepar/ui/Badge';
import { Gauge, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayName, initials } from '../common/displayName.ts';
import { useWords } from '../common/words.tsx';
import type { AdminLinks, ShellUser } from './shell.types.ts';
import { SiteFooter } from './SiteFooter.tsx';

export interface AdminShellProps {
  /** The page; it brings the h1. */
  children: ReactNode;
  links: AdminLinks;
  user: ShellUser;
  /** Year of the copyright. */
  year: number;
}

/** The frame of the administrator's dashboard: nothing to go to but the way out. */
export function AdminShell({ children, links, user, year }: AdminShellProps) {
  const { t } = useWords();
  const name = displayName(user, t('common.genericUser'));
  const dashboard = { href: links.admin, icon: Gauge, isCurrent: true };
  const logout = { href: links.logout, label: t('shell.logout'), icon: LogOut };
  return (
    <AppShell
      brand={{ name: t('common.brand'), href: links.home }}
      navLabel={t('shell.nav')}
      skipLabel={t('common.skipToContent')}
      groups={[
        { id: 'admin', items: [{ ...dashboard, label: t('common.admin') }] },
        { id: 'account', items: [logout] },
      ]}
      pages={{ label: t('shell.nav'), items: [{ ...dashboard, label: t('common.dashboard') }], exit: logout }}
      user={{ name, email: user.email, initials: initials(name) }}
      topBarEnd={<Badge>{t('shell.administration')}</Badge>}
      footer={<SiteFooter links={links} year={year} />}
    >
      {children}
    </AppShell>
  );
}
