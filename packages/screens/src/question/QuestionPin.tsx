import { PinnedText } from '@prepar/ui/PinnedText';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import type { QuestionView } from './QuestionScreen.types.ts';
import { splitPrompt } from './splitPrompt.ts';

export interface QuestionPinProps {
  question: QuestionView;
  /** Id of the ask in the page. */
  askId: string;
}

/** The question in two lines under the top bar, once it has been scrolled away. */
export function QuestionPin({ question, askId }: QuestionPinProps) {
  const { t } = useWords();
  const { context, ask } = splitPrompt(question.prompt);
  return (
    <div lang={localeTags[question.locale]}>
      <PinnedText endId={askId} end={ask} before={context[0]} openLabel={t('question.stem')}>
        <Stack gap={2}>
          {context.map((paragraph) => (
            <Text key={paragraph} wrap="pretty">
              {paragraph}
            </Text>
          ))}
          <Text wrap="pretty" weight="strong">
            {ask}
          </Text>
        </Stack>
      </PinnedText>
    </div>
  );
}
