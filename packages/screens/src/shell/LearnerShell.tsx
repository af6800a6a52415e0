import { AppShell, type NavItem } from '@prepar/ui/AppShell';
import { ChartColumn, LayoutDashboard, ListChecks, LogOut, Settings2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayName, initials } from '../common/displayName.ts';
import { useWords } from '../common/words.tsx';
import { CreditsBadge, CreditsLeft } from './Credits.tsx';
import type { LearnerLinks, LearnerPage, ShellCredits, ShellUser } from './shell.types.ts';
import { SiteFooter } from './SiteFooter.tsx';

export interface LearnerShellProps {
  /** The page; it brings the h1. */
  children: ReactNode;
  /** The page of the navigation that is open; null on a page that is in no menu. */
  current: LearnerPage | null;
  links: LearnerLinks;
  user: ShellUser;
  /** Credits left, at the top of a phone and in the side bar; null while they are not known. */
  credits: ShellCredits | null;
  /** Year of the copyright. */
  year: number;
}

/** The frame of a learner's pages. On a phone the tab Conta leads to the profile, from there to the settings and out. */
export function LearnerShell({ children, current, links, user, credits, year }: LearnerShellProps) {
  const { t } = useWords();
  const name = displayName(user, t('common.genericUser'));
  const item = (page: LearnerPage, icon: NavItem['icon']): NavItem => ({
    href: links[page],
    label: t(`common.${page}`),
    icon,
    isCurrent: page === current,
  });
  const study = [item('dashboard', LayoutDashboard), item('practice', ListChecks), item('progress', ChartColumn)];
  const account = [item('profile', UserRound), item('settings', Settings2)];
  const exit = { href: links.logout, label: t('shell.logout'), icon: LogOut };
  const isAccount = current === 'profile' || current === 'settings';

  return (
    <AppShell
      brand={{ name: t('common.brand'), href: links.home }}
      navLabel={t('shell.nav')}
      skipLabel={t('common.skipToContent')}
      groups={[
        { id: 'study', items: study },
        { id: 'account', items: [...account, exit] },
      ]}
      tabs={[...study, { href: links.profile, label: t('shell.account'), icon: UserRound, isCurrent: isAccount }]}
      {...(isAccount && { pages: { label: t('shell.account'), items: account, exit } })}
      user={{ name, email: user.email, initials: initials(name) }}
      topBarEnd={credits && <CreditsBadge credits={credits} href={links.pricing} />}
      sideEnd={credits && <CreditsLeft credits={credits} />}
      footer={<SiteFooter links={links} year={year} />}
    >
      {children}
    </AppShell>
  );
}
