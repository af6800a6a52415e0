import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon.tsx';
import { page, pageBack, pageTitle } from './Page.variants.ts';

export interface PageProps {
  /** The one h1 of the page. */
  title: ReactNode;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** The page that this one belongs to: a link above the title. */
  back?: { label: string; href: string };
  /** Buttons or a choice at the right of the title, below it on a phone. */
  action?: ReactNode;
  /** Usually sheets, grids and strips; 24px between them (16 on a phone). */
  children: ReactNode;
  /** Longest line: 70, 52 or 44rem. Default full. */
  width?: 'full' | 'narrow' | 'reading';
}

/** The inside of a page in `AppShell` or `PublicLayout`: gutter, title, action and what follows. */
export function Page({ title, subtitle, back, action, children, width }: PageProps) {
  return (
    <div className={page({ width })}>
      {back && (
        <div className="mb-1 md:-mt-2">
          <Link href={back.href} className={pageBack}>
            <Icon of={ChevronLeft} size="s" />
            {back.label}
          </Link>
        </div>
      )}
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
        <div className="min-w-0">
          <h1 className={pageTitle}>{title}</h1>
          {subtitle !== undefined && <p className="mt-1 text-text-muted">{subtitle}</p>}
        </div>
        {action !== undefined && <div className="max-md:w-full">{action}</div>}
      </div>
      <div className="flex flex-col gap-4 md:gap-6">{children}</div>
    </div>
  );
}
