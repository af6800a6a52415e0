import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { pressButton, pressIcon } from './PressButton.variants.ts';

export interface PressButtonProps {
  /** What is so, in a word; it may change with it. */
  children: ReactNode;
  icon: IconType;
  /** Whether it is pressed in. */
  isPressed: boolean;
  /** Called with what it becomes. */
  onChange: (isPressed: boolean) => void;
}

/** A button that stays pressed in until it is pressed again; its icon is filled then. */
export function PressButton({ children, icon, isPressed, onChange }: PressButtonProps) {
  return (
    <ToggleButton isSelected={isPressed} onChange={onChange} className={pressButton}>
      <span className={pressIcon}>
        <Icon of={icon} />
      </span>
      {children}
    </ToggleButton>
  );
}
