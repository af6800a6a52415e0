import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Logo } from '../Logo/Logo.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { entryLink, publicHeader, publicLink, publicMain } from './PublicLayout.variants.ts';

export interface PublicLink {
  /** Where it goes. Unique within the navigation. */
  href: string;
  /** The words of the link. */
  label: string;
}

export interface PublicLayoutProps {
  /** Name of the product, and where it leads. */
  brand: { name: string; href: string };
  /** Accessible name of the navigation. */
  navLabel: string;
  /** Links in the header, from 768px on. */
  links?: readonly PublicLink[];
  /** The outlined link at the end of the header: the way in. */
  entry?: PublicLink;
  /** A `Hero`; with it the header is navy. */
  hero?: ReactNode;
  /** The page. With a hero: its sections, 64px apart (40 on a phone). */
  children: ReactNode;
  /** A `Footer tone="surface"`. */
  footer?: ReactNode;
  /** Words of the link past the header. */
  skipLabel: string;
}

/** The frame of pages that need no account: header, page, footer, on white. */
export function PublicLayout(props: PublicLayoutProps) {
  const { brand, navLabel, links = [], entry, hero, children, footer, skipLabel } = props;
  const inverse = hero !== undefined;
  return (
    <div className="@container/window flex min-h-dvh flex-col bg-surface">
      <SkipLink label={skipLabel} />
      <header className={publicHeader({ inverse })}>
        <div className="mx-auto max-w-public px-(--gutter) md:px-8">
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 md:min-h-20">
            <Logo name={brand.name} href={brand.href} tone={inverse ? 'inverse' : 'default'} />
            {(links.length > 0 || entry) && (
              <nav aria-label={navLabel}>
                <ul className="flex items-center gap-6">
                  {links.map((link) => (
                    <li key={link.href} className="max-md:hidden">
                      <Link href={link.href} className={publicLink()}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                  {entry && (
                    <li>
                      <Link href={entry.href} className={entryLink({ inverse })}>
                        {entry.label}
                      </Link>
                    </li>
                  )}
                </ul>
              </nav>
            )}
          </div>
          {hero}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={publicMain({ content: inverse ? 'sections' : 'page' })}>
        {children}
      </main>
      {footer}
    </div>
  );
}
