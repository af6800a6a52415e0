import { PinnedText } from '@prepar/ui/PinnedText';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import { PromptText } from './PromptText.tsx';
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
        <PromptText prompt={question.prompt} size="body" />
      </PinnedText>
    </div>
  );
}
