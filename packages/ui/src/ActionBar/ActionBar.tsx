import type { ReactNode } from 'react';
import { actionBar, actionBarButtons, actionBarContent } from './ActionBar.variants.ts';

export interface ActionBarProps {
  /** Buttons; on a phone the last one, the main one, takes the room that is left. */
  children: ReactNode;
  /** Left of the buttons, above them on a phone: a verdict, a hint, what is not saved yet. */
  status?: ReactNode;
  /** window: across the whole screen, as in `FocusLayout`. page: as wide as the page, above the tab bar. Default page. */
  frame?: 'window' | 'page';
}

/** A bar that stays at the foot of the screen with the actions of the page. It never covers what follows it. */
export function ActionBar({ children, status, frame = 'page' }: ActionBarProps) {
  return (
    <div data-action-bar className={actionBar({ frame })}>
      <div className={actionBarContent({ frame })}>
        {status !== undefined && <div className="min-w-0 max-md:w-full md:me-auto">{status}</div>}
        <div className={actionBarButtons}>{children}</div>
      </div>
    </div>
  );
}
