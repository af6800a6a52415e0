import { Bubble, type BubbleState } from '@prepar/ui/Bubble';
import { Inline } from '@prepar/ui/Inline';

export interface LettersProps {
  of: readonly string[];
  state: (letter: string) => BubbleState;
}

/** Letters of options as the sheet shows them. Words beside them name them. */
export function Letters({ of, state }: LettersProps) {
  return (
    <Inline as="span" gap={1} wrap={false}>
      {of.map((letter) => (
        <Bubble key={letter} state={state(letter)}>
          {letter}
        </Bubble>
      ))}
    </Inline>
  );
}
