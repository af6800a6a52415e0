import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { focusBar, focusColumns } from './FocusLayout.variants.ts';

export interface FocusLayoutProps {
  /** Left in the top bar: what is being done. */
  identity: ReactNode;
  /** Middle of the top bar: the timer. */
  center?: ReactNode;
  /** Right in the top bar: the way out. */
  end?: ReactNode;
  /** The reading column, 47.5rem at most. */
  children: ReactNode;
  /** Beside the reading column from 1024px on, 17rem wide; not shown below that. */
  aside?: ReactNode;
  /** Accessible name of the aside. */
  asideLabel?: string;
  /** An `ActionBar frame="window"`. */
  actionBar?: ReactNode;
  /** Words of the link past the top bar. */
  skipLabel: string;
}

/** The frame of a screen that wants all attention: no navigation, a reading column, actions at the foot. */
export function FocusLayout({
  identity,
  center,
  end,
  children,
  aside,
  asideLabel,
  actionBar,
  skipLabel,
}: FocusLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={skipLabel} />
      <header className={focusBar()}>
        <div className="min-w-0">{identity}</div>
        <div>{center}</div>
        <div className="justify-self-end">{end}</div>
      </header>
      <div className={focusColumns()}>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
        {aside !== undefined && (
          <aside aria-label={asideLabel} className="max-lg:hidden">
            {aside}
          </aside>
        )}
      </div>
      {actionBar && <footer className="contents">{actionBar}</footer>}
    </div>
  );
}
