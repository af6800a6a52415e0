import { SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import type { ButtonSize, ButtonTone } from '../Button/Button.tsx';
import { button, buttonContent } from '../Button/Button.variants.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';

export interface ButtonLinkProps {
  /** The words of the link. */
  children: ReactNode;
  /** Where it goes. A router around the page may take it over. */
  href: string;
  /** As for Button. Default primary. */
  tone?: ButtonTone;
  /** As for Button. Default m. */
  size?: ButtonSize;
  /** As wide as its container. Default false. */
  fullWidth?: boolean;
  /** As for Button: its words stand in line with the text around it; for ghost. Default false. */
  flush?: boolean;
  /** Icon before the words. */
  icon?: IconType;
  /** Icon after the words. */
  iconAfter?: IconType;
  /** Opens a new tab and says so to screen readers, for example 'abre em nova guia'. */
  newTabLabel?: string;
}

/** A link that looks like a Button, for the step that leads to another page. */
export function ButtonLink({
  children,
  href,
  tone,
  size,
  fullWidth,
  flush,
  icon,
  iconAfter,
  newTabLabel,
}: ButtonLinkProps) {
  const iconSize = size === 's' ? 's' : 'm';
  const last = newTabLabel === undefined ? iconAfter : SquareArrowOutUpRight;
  return (
    <Link
      href={href}
      className={button({ tone, size, fullWidth, flush })}
      {...(newTabLabel !== undefined && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span className={buttonContent()}>
        {icon && <Icon of={icon} size={iconSize} />}
        {children}
        {last && <Icon of={last} size={iconSize} />}
        {newTabLabel !== undefined && <span className="sr-only"> {newTabLabel}</span>}
      </span>
    </Link>
  );
}
