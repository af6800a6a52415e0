import { Bubble } from '../Bubble/Bubble.tsx';

export interface StepBubblesProps {
  /** How many steps there are. */
  count: number;
  /** The step one is at, from 1. */
  current: number;
  /** The same in words, for example 'Passo 3 de 5'. */
  label: string;
}

/** The steps of a tour: filled when done, marked where one is, hollow ahead. */
export function StepBubbles({ count, current, label }: StepBubblesProps) {
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <ol aria-label={label} className="flex flex-wrap gap-2">
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <Bubble size="l" state={step < current ? 'filled' : step === current ? 'current' : 'hollow'}>
            {step}
          </Bubble>
          <span className="sr-only">{step}</span>
        </li>
      ))}
    </ol>
  );
}
