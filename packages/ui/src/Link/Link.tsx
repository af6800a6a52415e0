import { SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon.tsx';
import { link } from './Link.variants.ts';

interface LinkOwnProps {
  /** The words of the link. They take the type of the text around them. */
  children: ReactNode;
  /** Accent in text, muted in footers. Default accent. */
  tone?: 'accent' | 'muted';
  /** Tall enough to be hit, and for a finger on phones, where it stands outside a sentence. Default false. */
  standalone?: boolean;
}

interface LinkToPage {
  /** Where it goes. A router around the page may take it over. */
  href: string;
  /** Opens a new tab, with an arrow, and says so to screen readers, for example 'abre em nova guia'. */
  newTabLabel?: string;
  /** Called before it is followed. */
  onPress?: () => void;
}

interface LinkToAction {
  /** In place of href: a button that reads as a link, for example to open a dialog. */
  onPress: () => void;
  href?: never;
  newTabLabel?: never;
}

export type LinkProps = LinkOwnProps & (LinkToPage | LinkToAction);

/** A link in running text: an anchor with href, a button with onPress. */
export function Link({ children, tone, standalone, href, newTabLabel, onPress }: LinkProps) {
  const className = link({ tone, standalone });
  if (href === undefined) {
    return (
      <Button onPress={onPress} className={className}>
        {children}
      </Button>
    );
  }
  if (newTabLabel === undefined) {
    return (
      <AriaLink href={href} className={className} {...(onPress && { onPress })}>
        {children}
      </AriaLink>
    );
  }
  return (
    <AriaLink href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="ms-1 inline-block align-[-0.125em]">
        <Icon of={SquareArrowOutUpRight} size="s" />
      </span>
      <span className="sr-only"> {newTabLabel}</span>
    </AriaLink>
  );
}
