import { Bubble } from '@prepar/ui/Bubble';
import { RuleText } from '@prepar/ui/RuleText';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { Fragment } from 'react';
import { lettersOf } from './answer.ts';

export interface RetoldTextProps {
  /** Paragraphs. One that begins with letters of options, such as "B and D: ", is about those. */
  text: string;
  /** Letters of the right options. */
  right: string;
}

/** An explanation in other words, with the letters of the sheet before what is said of each option. */
export function RetoldText({ text, right }: RetoldTextProps) {
  return (
    <Stack gap={3}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <Paragraph key={paragraph} of={paragraph} right={right} />
      ))}
    </Stack>
  );
}

/** Letters with commas, 'e', 'and' or 'y' between them, then what is said of those options. */
const ofOptions = /^([A-E](?:(?:, | e |,? and | y )[A-E])*): (.+)$/s;

function Paragraph({ of, right }: { of: string; right: string }) {
  const [, letters, said] = ofOptions.exec(of) ?? [];
  if (letters === undefined || said === undefined)
    return (
      <Text wrap="lines" measure="reading">
        <RuleText of={of} />
      </Text>
    );
  return (
    <Text measure="reading">
      <VisuallyHidden>{`${letters}: `}</VisuallyHidden>
      {(letters.match(/[A-E]/g) ?? []).map((letter) => (
        <Fragment key={letter}>
          <Bubble state={lettersOf(right).includes(letter) ? 'right' : 'hollow'}>{letter}</Bubble>{' '}
        </Fragment>
      ))}
      <RuleText of={said} />
    </Text>
  );
}
