import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import { messageGrid } from './MessageLayout.variants.ts';

export interface MessageLayoutProps {
  /** Name of the product, and where it leads; without an address it is no link. */
  brand: { name: string; href?: string };
  /** Small, above the title, for example 'Erro 404'. */
  eyebrow?: string;
  /** The h1. */
  title: string;
  /** What happened and what to do. */
  children?: ReactNode;
  /** Buttons and links, below one another on a phone. */
  actions?: ReactNode;
  /** A `Cartela`: beside the message from 1024px on, above it below that. */
  illustration?: ReactNode;
  /** A `Footer tone="column"`. */
  footer?: ReactNode;
}

/** A page with one message: not found, signed out, about to begin. */
export function MessageLayout(props: MessageLayoutProps) {
  const { brand, eyebrow, title, children, actions, illustration, footer } = props;
  return (
    <div className="@container/window flex min-h-dvh flex-col bg-surface px-(--gutter) pt-4 pb-8 lg:px-12 lg:py-10">
      <header>
        <Logo {...brand} />
      </header>
      <main id="main" tabIndex={-1} className={messageGrid({ illustrated: illustration !== undefined })}>
        {/* First, because a phone shows it above the message, which would otherwise move down as it comes. */}
        {illustration !== undefined && (
          <div className="w-full max-w-168 lg:col-start-2 lg:row-start-1 lg:justify-self-end">{illustration}</div>
        )}
        <div className="lg:row-start-1 lg:pt-10">
          {eyebrow !== undefined && <p className="font-display type-body tnum text-text-muted">{eyebrow}</p>}
          <h1 className="mt-1 mb-3 type-display-2 text-text">{title}</h1>
          {children !== undefined && <div className="text-text-muted">{children}</div>}
          {actions !== undefined && <div className="mt-8 flex flex-col gap-3 md:flex-row md:flex-wrap">{actions}</div>}
        </div>
      </main>
      {footer !== undefined && <div className="mt-auto pt-8">{footer}</div>}
    </div>
  );
}
