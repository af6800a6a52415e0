import type { ReactNode } from 'react';
import { show } from './Show.variants.ts';

type Width = 'md' | 'lg' | 'xl';

export type ShowProps = {
  /** What comes and goes with the width of the window. */
  children: ReactNode;
} & (
  | {
      /** Shows the children from this window width on: md 768, lg 1024, xl 1200px, where columns of a third begin. */
      from: Width;
      until?: never;
    }
  | {
      /** Shows the children below this window width; `beside`: on phones; on wide windows and with very large text, where it stands right beside, to screen readers alone. */
      until: Width | 'beside';
      from?: never;
    }
);

/** Shows its children on some windows only; hidden ones are hidden from screen readers too, but those `beside`. */
export function Show({ children, from, until }: ShowProps) {
  return <div className={show({ from, until })}>{children}</div>;
}
