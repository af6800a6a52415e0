import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { footer, footerContent, footerFact, footerLine, footerLink, footerTop } from './Footer.variants.ts';

export interface FooterLink {
  /** Words of the link. Unique within the footer. */
  label: string;
  /** Page, `mailto:` or `tel:` address. */
  href: string;
}

export interface FooterProps {
  /** The first line. */
  links: readonly FooterLink[];
  /** The second line: company, place, version, last update, copyright. */
  facts: readonly string[];
  /** At the end of the first line: a choice of language. */
  end?: ReactNode;
  /** Whether it stands on the canvas of the app, on the white of public pages, or in a column of its own. Default canvas. */
  tone?: 'canvas' | 'surface' | 'column';
}

/** The foot of a page in two lines: links, then the facts about the product. */
export function Footer({ links, facts, end, tone }: FooterProps) {
  return (
    <footer className={footer({ tone })}>
      <div className={footerContent}>
        <div className={footerTop}>
          <ul className="contents">
            {links.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} className={footerLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {end}
        </div>
        <ul className={footerLine}>
          {facts.map((fact) => (
            <li key={fact} className={footerFact}>
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
