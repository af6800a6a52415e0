import type { ComponentType } from 'react';
import { icon } from './Icon.variants.ts';

/** A drawing to put in a slot named `icon`: any lucide icon, or an SVG component that takes these props. */
export type IconType = ComponentType<{
  className?: string;
  strokeWidth?: number;
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: true;
}>;

export interface IconProps {
  /** The drawing, for example lucide's `Check`. */
  of: IconType;
  /** xs 13px in badges and bubbles, s 16px beside small text, m 18px in controls, l 24px on its own. Default m. */
  size?: 'xs' | 's' | 'm' | 'l';
  /** Name for screen readers when no words stand beside it. Default none: hidden from them. */
  label?: string;
}

const strokes = { xs: 2.25, s: 1.75, m: 1.75, l: 1.5 };

/** An icon in one of the sizes and strokes of the design. */
export function Icon({ of: Drawing, size = 'm', label }: IconProps) {
  const name =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return <Drawing {...name} className={icon({ size })} strokeWidth={strokes[size]} />;
}
