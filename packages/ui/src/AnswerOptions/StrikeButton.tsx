import { CircleSlash, Undo2 as Undo } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../Icon/Icon.tsx';
import { strikeButton } from './AnswerOptions.variants.ts';

export interface StrikeButtonProps {
  /** Name of the button, for example 'Riscar a alternativa C'. */
  label: string;
  isStruck: boolean;
  /** Sets the strike, or takes it back. */
  onToggle: () => void;
}

/** Strikes out the option that it stands beside, which only says that it is ruled out. */
export function StrikeButton({ label, isStruck, onToggle }: StrikeButtonProps) {
  return (
    <ToggleButton aria-label={label} isSelected={isStruck} onChange={onToggle} className={strikeButton}>
      <Icon of={isStruck ? Undo : CircleSlash} />
    </ToggleButton>
  );
}
