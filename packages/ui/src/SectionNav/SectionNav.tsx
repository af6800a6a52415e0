import { Link } from 'react-aria-components/Link';
import { sectionLink } from './SectionNav.variants.ts';

export interface SectionNavItem {
  /** Address of the section, for example '#aparencia'. */
  href: string;
  /** The title of the section. */
  label: string;
  /** Whether it is the section being read. Default false. */
  isCurrent?: boolean;
}

export interface SectionNavProps {
  /** Accessible name. */
  label: string;
  /** The sections, in the order of the page. */
  items: readonly SectionNavItem[];
}

/** Index of the sections of a long page, in the first column of `Grid columns="index+content"`; not shown below 1024px. */
export function SectionNav({ label, items }: SectionNavProps) {
  return (
    <nav aria-label={label} className="sticky top-10 max-lg:hidden">
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={sectionLink()}
              {...(item.isCurrent && { 'aria-current': 'location' as const })}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
