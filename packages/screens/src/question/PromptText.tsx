import { Stack } from '@prepar/ui/Stack';
import { Text, type TextProps } from '@prepar/ui/Text';
import { splitPrompt } from './splitPrompt.ts';

export interface PromptTextProps {
  /** Paragraphs between empty lines; the last one is the ask. */
  prompt: string;
  /** Id that the ask gets: it names the options. */
  askId?: string;
  /** `prompt` where the question is the page, `body` where it is read again within one. */
  size: 'prompt' | 'body';
  /** Default default. */
  tone?: NonNullable<TextProps['tone']>;
  /** Default none. */
  measure?: NonNullable<TextProps['measure']>;
}

/** The text of a question: its situation, then the ask, which stands out from it. */
export function PromptText({ prompt, askId, size, tone = 'default', measure = 'none' }: PromptTextProps) {
  const { context, ask } = splitPrompt(prompt);
  const looks = { size, tone, measure, wrap: 'pretty' } as const;
  return (
    <Stack gap={size === 'prompt' ? 3 : 2}>
      {context.map((paragraph) => (
        <Text key={paragraph} {...looks}>
          {paragraph}
        </Text>
      ))}
      <Text
        {...looks}
        {...(askId !== undefined && { id: askId })}
        {...((size === 'body' || context.length > 0) && { weight: 'strong' })}
      >
        {ask}
      </Text>
    </Stack>
  );
}
