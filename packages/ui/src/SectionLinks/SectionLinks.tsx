import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Badge } from '../Badge/Badge.tsx';
import { sectionEnd, sectionFrame, sectionLink, sectionList, sectionRule } from './SectionLinks.variants.ts';

export interface SectionLink {
  /** Where the section is. Unique within the list. */
  href: string;
  /** One or two words. */
  label: string;
  /** Marks the section that is open. Default false. */
  isCurrent?: boolean;
  /** How much waits there; left out for nothing. */
  count?: number;
}

export interface SectionLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The sections, in order. */
  items: readonly SectionLink[];
  /** Beside the links, or below them where there is no room: what holds for all sections. */
  end?: ReactNode;
}

/** Links to the sections of a page that each have an address, above the one that is open. They take a second line where they do not fit. */
export function SectionLinks({ label, items, end }: SectionLinksProps) {
  const links = (
    <nav aria-label={label} className={sectionRule}>
      <ul className={sectionList}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} className={sectionLink} {...(item.isCurrent && { 'aria-current': 'page' as const })}>
              {item.label}
              {item.count !== undefined && (
                <>
                  {' '}
                  <Badge tone="mark">{item.count}</Badge>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  if (end === undefined) return links;
  return (
    <div className={sectionFrame}>
      {links}
      <div className={sectionEnd}>{end}</div>
    </div>
  );
}
