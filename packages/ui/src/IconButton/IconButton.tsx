import { Button } from 'react-aria-components/Button';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.variants.ts';

export type IconButtonTone = 'ghost' | 'muted' | 'secondary';
export type IconButtonSize = 's' | 'm' | 'l';

export interface IconButtonProps {
  /** What the button does, in words: its accessible name. */
  label: string;
  /** What the button does, in a drawing. */
  icon: IconType;
  /** Ghost in accent colour, muted for closing and revealing, secondary with an outline. Default ghost. */
  tone?: IconButtonTone;
  /** s 32px, m 40px, l 48px; never under 44px on phones. Default m. */
  size?: IconButtonSize;
  /** Called on press, Enter or Space. Left out where it opens a Menu. */
  onPress?: () => void;
  /** No presses, no focus. Default false. */
  isDisabled?: boolean;
}

/** A square button with an icon alone. Where there is room, a Button with words is better. */
export function IconButton({ label, icon, tone, size, ...press }: IconButtonProps) {
  return (
    <Button {...press} aria-label={label} className={iconButton({ tone, size })}>
      <Icon of={icon} size={size === 's' ? 's' : 'm'} />
    </Button>
  );
}
