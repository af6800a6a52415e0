import { LoaderCircle } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { spinner } from './Spinner.variants.ts';

export interface SpinnerProps {
  /** What is going on, for example 'Carregando'. Screen readers hear it; people who asked for less motion read it. */
  label: string;
  /** Writes the label beside the ring for everyone. Default false. */
  showLabel?: boolean;
  /** s 16px, m 18px, l 24px. Default m. */
  size?: 's' | 'm' | 'l';
  /** `inverse` on navy. Default default. */
  tone?: 'default' | 'inverse';
}

/** A turning ring for a wait of unknown length; it stands still when less motion is asked for. */
export function Spinner({ label, showLabel = false, size, tone }: SpinnerProps) {
  return (
    <output className={spinner({ tone })}>
      <span className="animate-spin motion-reduce:animate-none">
        <Icon of={LoaderCircle} {...(size && { size })} />
      </span>
      <span className={showLabel ? undefined : 'sr-only motion-reduce:not-sr-only'}>{label}</span>
    </output>
  );
}
