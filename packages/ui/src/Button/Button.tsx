import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { button, buttonContent } from './Button.variants.ts';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerOutline' | 'mark';
export type ButtonSize = 's' | 'm' | 'l';

interface PendingProps {
  /** True while the action runs: spinner and pendingLabel, no presses, focus stays. */
  isPending: boolean;
  /** The words beside the spinner, for example 'Salvando'. Its width is kept free, so the button never changes size. */
  pendingLabel: string;
}

interface NeverPendingProps {
  isPending?: never;
  pendingLabel?: never;
}

interface ButtonOwnProps {
  /** The verb that names the action. */
  children: ReactNode;
  /** Primary once per view; mark only on navy. Default primary. */
  tone?: ButtonTone;
  /** s 32px, m 40px, l 48px; never under 44px on phones. Default m. */
  size?: ButtonSize;
  /** As wide as its container. Default false. */
  fullWidth?: boolean;
  /** Its words stand in line with the text around it, its fill beside that; for ghost. Default false. */
  flush?: boolean;
  /** Icon before the words. */
  icon?: IconType;
  /** Icon after the words. */
  iconAfter?: IconType;
  /** Called on press, Enter or Space. */
  onPress?: () => void;
  /** Submit sends the surrounding form. Default button. */
  type?: 'button' | 'submit';
  /** No presses, no focus, sunken fill. Default false. */
  isDisabled?: boolean;
  /** Takes the focus when it appears, for the safe action of a dialog. Default false. */
  focusOnMount?: boolean;
  /** Id of the element that explains the button. */
  describedBy?: string;
}

export type ButtonProps = ButtonOwnProps & (PendingProps | NeverPendingProps);

/** Starts an action. To go to another page use ButtonLink. */
export function Button({
  children,
  tone,
  size,
  fullWidth,
  flush,
  icon,
  iconAfter,
  pendingLabel,
  isPending = false,
  focusOnMount = false,
  describedBy,
  ...press
}: ButtonProps) {
  const iconSize = size === 's' ? 's' : 'm';
  return (
    <AriaButton
      {...press}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...(focusOnMount && { autoFocus: true })}
      isPending={isPending}
      className={button({ tone, size, fullWidth, flush })}
    >
      <span className={buttonContent({ hidden: isPending })}>
        {icon && <Icon of={icon} size={iconSize} />}
        {children}
        {iconAfter && <Icon of={iconAfter} size={iconSize} />}
      </span>
      {pendingLabel !== undefined && (
        <span className={buttonContent({ hidden: !isPending })}>
          <span className="motion-safe:animate-spin motion-reduce:hidden">
            <Icon of={LoaderCircle} size="s" />
          </span>
          {pendingLabel}
        </span>
      )}
    </AriaButton>
  );
}
