import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { badge } from './Badge.variants.ts';

export interface BadgeProps {
  /** One to three words. */
  children: ReactNode;
  /** Meaning; a provider's colour goes with its exam code or monogram only. Default neutral. */
  tone?:
    | 'neutral'
    | 'outline'
    | 'success'
    | 'danger'
    | 'warning'
    | 'info'
    | 'accent'
    | 'mark'
    | 'aws'
    | 'azure'
    | 'gcp'
    | 'generic';
  /** Before the words; a badge that states a status has one. */
  icon?: IconType;
  /** m 22px, l 28px on the navy panel. Default m. */
  size?: 'm' | 'l';
  /** Makes it a link with a touch target of 44px. */
  href?: string;
}

/** A small label that classifies what stands beside it. */
export function Badge({ children, tone, icon, size = 'm', href }: BadgeProps) {
  const content = (
    <>
      {icon && <Icon of={icon} size={size === 'l' ? 's' : 'xs'} />}
      <span className="min-w-0">{children}</span>
    </>
  );
  if (href === undefined) return <span className={badge({ tone, size })}>{content}</span>;
  return (
    <a href={href} className={badge({ tone, size, link: true })}>
      {content}
    </a>
  );
}
