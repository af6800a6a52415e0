import { Inline } from '@prepar/ui/Inline';
import { Text } from '@prepar/ui/Text';
import type { QuestionView } from './QuestionScreen.types.ts';
import { shortId } from './shortId.ts';
import { SourceBadge } from './SourceBadge.tsx';

/** Where a question comes from, and its id: beside its level, or, on a phone, where nobody needs them before, below the answered one. */
export function Origin({ question: { source, id } }: { question: QuestionView }) {
  return (
    <Inline gap={2}>
      <SourceBadge source={source} />
      <Text as="span" size="code" tone="subtle">
        #{shortId(id)}
      </Text>
    </Inline>
  );
}
