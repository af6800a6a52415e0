import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import type { MonogramProps } from '../Monogram/Monogram.tsx';
import { badge, badgeTarget } from './Badge.variants.ts';

export interface BadgeProps {
  /** One to three words. */
  children: ReactNode;
  /** Meaning, or the colour of a Monogram that it belongs to. Default neutral. */
  tone?:
    | 'neutral'
    | 'outline'
    | 'success'
    | 'danger'
    | 'warning'
    | 'info'
    | 'accent'
    | 'mark'
    | NonNullable<MonogramProps['tone']>;
  /** Before the words; a badge that states a status has one. */
  icon?: IconType;
  /** m 22px, l 28px on the navy panel. Default m. */
  size?: 'm' | 'l';
  /** Makes it a link that is 44px high. */
  href?: string;
}

/** A small label that classifies what stands beside it. */
export function Badge({ children, tone, icon, size = 'm', href }: BadgeProps) {
  const label = (
    <span className={badge({ tone, size })}>
      {icon && <Icon of={icon} size={size === 'l' ? 's' : 'xs'} />}
      <span className="min-w-0">{children}</span>
    </span>
  );
  if (href === undefined) return label;
  return (
    <Link href={href} className={badgeTarget}>
      {label}
    </Link>
  );
}
