import { Check } from 'lucide-react';
import { Meter } from 'react-aria-components/Meter';
import { Icon } from '../Icon/Icon.tsx';
import {
  criteria as criteriaClass,
  criterion,
  criterionBubble,
  strengthBubble,
  strengthHead,
  strengthLevel,
  strengthScale,
} from './PasswordStrength.variants.ts';

export type StrengthLevel = 'weak' | 'medium' | 'good' | 'excellent';

export interface PasswordCriterion {
  /** The rule in words. */
  label: string;
  /** True when the password keeps it. */
  isMet: boolean;
  /** The result in words for screen readers, for example 'cumprida' or 'falta'. */
  resultLabel: string;
}

export interface PasswordStrengthProps {
  /** Name of the scale, for example 'Força da senha'. */
  label: string;
  /** Share of the rules kept, 0 to 100. */
  percent: number;
  /** Which of the four levels that is; null before there is a password: the rules stand alone. */
  level: StrengthLevel | null;
  /** The level in words, for example 'Boa'. */
  levelLabel: string;
  /** The rules, in the order they are shown. */
  criteria: readonly PasswordCriterion[];
}

const levels: readonly StrengthLevel[] = ['weak', 'medium', 'good', 'excellent'];

/** How strong a password is: four bubbles, a word, and the rules one by one. A new level is read out. */
export function PasswordStrength({ label, percent, level, levelLabel, criteria }: PasswordStrengthProps) {
  const filled = level === null ? 0 : levels.indexOf(level) + 1;
  return (
    <div>
      <div className={strengthHead}>
        <span aria-hidden>{label}</span>
        {filled > 0 && (
          <Meter aria-label={label} value={percent} valueLabel={levelLabel} className={strengthScale}>
            {levels.map((step, position) => (
              <span key={step} className={strengthBubble({ isFilled: position < filled })} />
            ))}
          </Meter>
        )}
        <span aria-live="polite" className={strengthLevel}>
          {filled > 0 && levelLabel}
        </span>
      </div>
      <ul className={criteriaClass}>
        {criteria.map(({ label: rule, isMet, resultLabel }) => (
          <li key={rule} className={criterion({ isMet })}>
            <span className={criterionBubble({ isMet })}>{isMet && <Icon of={Check} size="xs" />}</span>
            <span>
              {rule}
              <span className="sr-only">, {resultLabel}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
