import type { ReactNode } from 'react';
import { footer, footerContent, footerGroup, footerItem } from './Footer.variants.ts';

export interface FooterItem {
  /** Words of the link or fact. Unique within its group. */
  label: string;
  /** Page, `mailto:` or `tel:` address. Without it the item is plain text. */
  href?: string;
}

export interface FooterGroup {
  /** Accessible name of the group. */
  label: string;
  /** Its links and texts, in order. */
  items: readonly FooterItem[];
}

export interface FooterProps {
  /** Groups of links and contacts, each a line when there is room. */
  groups: readonly FooterGroup[];
  /** Company, version, last update, copyright. */
  facts: readonly string[];
  /** Below the links: a choice of language. */
  end?: ReactNode;
  /** Whether it stands on the canvas of the app or on the white of public pages. Default canvas. */
  tone?: 'canvas' | 'surface';
}

/** The foot of a page: groups of links, then the facts about the product. */
export function Footer({ groups, facts, end, tone }: FooterProps) {
  return (
    <footer className={footer({ tone })}>
      <div className={footerContent}>
        <div className="flex flex-col md:gap-3">
          {groups.map((group) => (
            <ul key={group.label} aria-label={group.label} className={footerGroup}>
              {group.items.map((item) => (
                <li key={item.label}>
                  {item.href === undefined ? (
                    <span className={footerItem()}>{item.label}</span>
                  ) : (
                    <a href={item.href} className={footerItem({ link: true })}>
                      {item.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          ))}
          {end}
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 md:self-end">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
