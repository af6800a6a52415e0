import { CircleSlash, Undo2 as Undo } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../Icon/Icon.tsx';
import { optionLetter } from './optionLetter.ts';
import { strikeButton, strikeRow } from './OptionGroup.variants.ts';

export interface Strikes {
  /** The options that are struck out. */
  values: readonly string[];
  /** Called with the option whose strike is set or taken back. */
  onToggle: (value: string) => void;
  /** Name of the button of an option, from its letter, for example 'Riscar a alternativa C'. */
  label: (letter: string) => string;
}

interface StrikeRowProps {
  /** Place among the options, from 0. */
  position: number;
  value: string;
  strikes: Strikes | undefined;
  children: ReactNode;
}

/** One option with, beside it and not in it, the button that strikes it out. */
export function StrikeRow({ position, value, strikes, children }: StrikeRowProps) {
  if (!strikes) return children;
  const isStruck = strikes.values.includes(value);
  return (
    <div className={strikeRow} data-struck={isStruck || undefined}>
      {children}
      <ToggleButton
        aria-label={strikes.label(optionLetter(position))}
        isSelected={isStruck}
        onChange={() => strikes.onToggle(value)}
        className={strikeButton}
      >
        <Icon of={isStruck ? Undo : CircleSlash} />
      </ToggleButton>
    </div>
  );
}
