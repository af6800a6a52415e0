import { type ReactNode, useSyncExternalStore } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { focusActions, focusAside, focusBar, focusColumns, focusHead } from './FocusLayout.variants.ts';

export interface FocusLayoutProps {
  /** Left in the top bar: what is being done. */
  identity: ReactNode;
  /** Middle of the top bar: the timer. */
  center?: ReactNode;
  /** Right in the top bar: the way out. */
  end?: ReactNode;
  /** A `PinnedText`, which hangs below the top bar. */
  pinned?: ReactNode;
  /** A `NoticeStrip` under the top bar. It stays there with it. */
  notice?: ReactNode;
  /** How much of the time is used, from 0 to 1: a line at the foot of the top bar. Default none. */
  used?: number;
  /** The reading column, 47.5rem at most. */
  children: ReactNode;
  /** Goes on below the reading column; false where it may come later. The actions stand before it where they do not stay in sight. */
  after?: ReactNode;
  /** Beside the reading column from 1024px on, 17rem wide, where it stays while that is read; not shown below that. */
  aside?: ReactNode;
  /** Accessible name of the aside. */
  asideLabel?: string;
  /** An `ActionBar frame="window"`. */
  actionBar?: ReactNode;
  /** Accessible name of the part with the actions. */
  actionBarLabel?: string;
  /** Words of the link past the top bar. */
  skipLabel: string;
}

/** The frame of a screen that wants all attention: no navigation, a reading column, actions at the foot. */
export function FocusLayout({
  identity,
  center,
  end,
  pinned,
  notice,
  used,
  children,
  after,
  aside,
  asideLabel,
  actionBar,
  actionBarLabel,
  skipLabel,
}: FocusLayoutProps) {
  const isInPage = useSyncExternalStore(onResize, hasLooseBars, () => false) && after !== undefined;
  const actions = actionBar && (
    <section aria-label={actionBarLabel} className={isInPage ? focusActions : 'contents'}>
      {actionBar}
    </section>
  );
  return (
    <div className="group/focus @container/window flex min-h-dvh flex-col">
      <SkipLink label={skipLabel} />
      <header className={focusHead}>
        <div className={focusBar()}>
          <div className="min-w-0">{identity}</div>
          <div className="vast:order-last vast:col-span-full">{center}</div>
          <div className="justify-self-end">{end}</div>
          {used !== undefined && (
            <div
              aria-hidden
              className="absolute -bottom-px start-0 h-0.75 bg-border-strong forced-ink"
              style={{ width: `${Math.min(1, Math.max(0, used)) * 100}%` }}
            />
          )}
        </div>
        {notice}
        {pinned && <div className="absolute inset-x-0 top-full">{pinned}</div>}
      </header>
      <div className={focusColumns()}>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {children}
          {isInPage && actions}
          {after && <div className="pt-6">{after}</div>}
        </main>
        {aside && (
          <aside aria-label={asideLabel} className={focusAside}>
            {aside}
          </aside>
        )}
      </div>
      {!isInPage && actions}
    </div>
  );
}

function onResize(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/**
 * Whether the bars leave with the page, as `vast:` and the low window say in their styles, which cannot move what is read next. On
 * phones the height does not count: it changes while one scrolls.
 */
function hasLooseBars() {
  const root = document.documentElement;
  return (
    root.clientWidth < 16 * Number.parseFloat(getComputedStyle(root).fontSize) ||
    matchMedia('(max-height:24rem) and (hover)').matches
  );
}
