import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { IconType } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { authFact, authFacts, authPanel } from './AuthLayout.variants.ts';

export interface AuthPanel {
  /** Accessible name of the panel. */
  label: string;
  /** The highlighted words above the title. */
  tag: { text: string; icon: IconType };
  /** What the product promises; not shown on a phone. */
  title: string;
  /** Three figures. */
  facts: readonly { label: string; value: ReactNode }[];
  /** A `Cartela tone="inverse"`; not shown on a phone. */
  illustration: ReactNode;
}

export interface AuthLayoutProps {
  /** Name of the product, and where it leads. */
  brand: { name: string; href: string };
  /** The h1. */
  title: string;
  /** One line below it, for example the way to the other form. */
  subtitle?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** A `Footer tone="column"`, at the foot of the column. */
  footer?: ReactNode;
  /** The navy panel: beside the form from 1024px on, below it on a phone. */
  panel: AuthPanel;
}

/** The frame of the forms before signing in. */
export function AuthLayout({ brand, title, subtitle, children, footer, panel }: AuthLayoutProps) {
  return (
    <div className="@container/window flex min-h-dvh flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
      <div className="flex flex-1 flex-col bg-surface px-(--gutter) pt-5 pb-6 lg:px-12 lg:py-10">
        <header>
          <Logo name={brand.name} href={brand.href} />
        </header>
        {/* Its place hangs on the window alone, so that nothing moves as the form comes. */}
        <main className="w-full max-w-100 py-8 lg:ms-[clamp(0rem,9vw,8rem)] lg:mt-[max(0rem,calc(50dvh-25rem))]">
          {/* Where a new page begins; it has the name of the form, which `main` has not. */}
          <h1 id="main" tabIndex={-1} className="type-display-2 text-text shadow-none outline-none">
            {title}
          </h1>
          {subtitle !== undefined && <p className="mt-2 text-text-muted">{subtitle}</p>}
          <div className="mt-5 lg:mt-8">{children}</div>
        </main>
        {footer !== undefined && <div className="mt-auto">{footer}</div>}
      </div>
      <aside aria-label={panel.label} className={authPanel()}>
        <div className="max-lg:hidden">{panel.illustration}</div>
        {/* Not at the foot of the panel, where it would move up as more of it comes. */}
        <div className="lg:ps-17 lg:pt-10">
          <Badge tone="mark" size="l" icon={panel.tag.icon}>
            {panel.tag.text}
          </Badge>
          <p className="mt-5 type-display-2 max-lg:hidden">{panel.title}</p>
          <dl className={authFacts()}>
            {panel.facts.map((fact) => (
              <div key={fact.label} className={authFact}>
                <dt className="type-caption text-text-inverse-muted lg:type-body-s">{fact.label}</dt>
                <dd className="type-stat-m lg:type-stat-l">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </aside>
    </div>
  );
}
