import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { pageItem, pagesExit, shell, sideItem, tabItem, tabLabel, topBar } from './AppShell.variants.ts';

export interface NavItem {
  /** Where it goes. Unique within the navigation. */
  href: string;
  /** One or two words. */
  label: string;
  /** Before the words in the side bar, above them on a phone. */
  icon: IconType;
  /** Whether it is the page on the screen, or holds it. Default false. */
  isCurrent?: boolean;
}

export interface NavGroup {
  /** Unique within the navigation. */
  id: string;
  /** Its items, from the top. */
  items: readonly NavItem[];
}

export interface AppShellProps {
  /** The page. */
  children: ReactNode;
  /** Name of the product, and where it leads. */
  brand: { name: string; href: string };
  /** Accessible name of the navigation. */
  navLabel: string;
  /** Side bar, from 768px on: groups with a gap between them. */
  groups: readonly NavGroup[];
  /** Bar at the foot of a phone: two to four items; none, where `pages` has all there is. */
  tabs?: readonly NavItem[];
  /** Below the top bar of a phone: the pages of the current tab, when it has several, and at its end the way out. */
  pages?: { label: string; items: readonly Omit<NavItem, 'icon'>[]; exit?: NavItem };
  /** Who is signed in, at the foot of the side bar. */
  user: { name: string; email: string; initials: string };
  /** Words of the link past the navigation. */
  skipLabel: string;
  /** Right end of the bar at the top of a phone: credits, or a role. */
  topBarEnd?: ReactNode;
  /** The same in the side bar, above the user. */
  sideEnd?: ReactNode;
  /** Below the page. */
  footer?: ReactNode;
}

/** The frame of every signed-in page: side bar on wide windows, a bar at the top and one at the foot of a phone. */
export function AppShell(props: AppShellProps) {
  const { children, brand, navLabel, groups, tabs, pages, user, skipLabel, topBarEnd, sideEnd, footer } = props;
  return (
    <div className={shell()}>
      <SkipLink label={skipLabel} />
      <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-e pt-6 [scrollbar-width:thin] max-md:hidden">
        <div className="mb-8 flex px-8">
          <Logo name={brand.name} href={brand.href} />
        </div>
        <nav aria-label={navLabel} className="flex flex-col gap-6 pb-6">
          {groups.map((group) => (
            <ul key={group.id}>
              {group.items.map((item) => (
                <li key={item.href}>
                  <Link href={item.href} className={sideItem()} {...currentPage(item)}>
                    <Icon of={item.icon} />
                    <span className="min-w-0">{item.label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className="mt-auto">
          {sideEnd && <div className="border-t py-3 ps-8 pe-5">{sideEnd}</div>}
          <div className="flex items-center gap-3 border-t py-4 ps-8 pe-5">
            <Avatar initials={user.initials} />
            <div className="min-w-0">
              <p className="type-label">{user.name}</p>
              <p className="truncate type-caption text-text-muted" title={user.email}>
                {user.email}
              </p>
            </div>
          </div>
        </div>
      </header>
      <header className={topBar()}>
        <Logo name={brand.name} href={brand.href} size="s" />
        {topBarEnd}
      </header>
      {pages && (
        <nav aria-label={pages.label} className="flex flex-wrap gap-x-6 border-b px-(--gutter) md:hidden">
          <ul className="flex flex-wrap gap-x-6">
            {pages.items.map((item) => (
              <li key={item.href}>
                <Link href={item.href} className={pageItem()} {...currentPage(item)}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
          {pages.exit && (
            <Link href={pages.exit.href} className={pagesExit}>
              <Icon of={pages.exit.icon} size="s" />
              {pages.exit.label}
            </Link>
          )}
        </nav>
      )}
      <div className="@container/window flex min-w-0 flex-1 flex-col">
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        {footer}
      </div>
      {tabs && (
        <nav
          aria-label={navLabel}
          className="fixed inset-x-0 bottom-0 z-(--z-nav) border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
        >
          <ul className="grid min-h-(--tab-row) auto-cols-fr grid-flow-col">
            {tabs.map((item) => (
              <li key={item.href} className="@container/tab grid min-w-0">
                <Link href={item.href} className={tabItem()} {...currentPage(item)}>
                  <Icon of={item.icon} size="l" />
                  <span className={tabLabel}>{item.label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function currentPage(item: Pick<NavItem, 'isCurrent'>) {
  return item.isCurrent ? ({ 'aria-current': 'page' } as const) : {};
}
