import { AnswerRow } from '@prepar/ui/AnswerRows';
import type { ReactNode } from 'react';
import { formatList } from '../common/formats.ts';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import { lettersOf } from '../question/answer.ts';
import { needOf } from '../question/splitPrompt.ts';
import type { AnswersActions, AnswerView, OpenedView } from './answers.types.ts';
import { OpenedAnswer } from './OpenedAnswer.tsx';

export interface AnswerItemProps {
  answer: AnswerView;
  /** At the end of the row on wide windows. */
  end?: string;
  level?: 3 | 4;
  opened: OpenedView | null;
  actions: Pick<AnswersActions, 'open'>;
  /** Below the open answer. */
  report?: ReactNode;
}

/** An answer of the past, which opens to be read again. */
export function AnswerItem({ answer, end, level, opened, actions, report: reportPart }: AnswerItemProps) {
  const { t, tag } = useWords();
  const { id, prompt, locale, chosen, right, isRight, domain, topic, report } = answer;
  const own = opened?.id === id ? opened : null;
  const key = lettersOf(right);
  const isForeign = localeTags[locale] !== tag;
  const detail = [domain, isForeign && t(`common.language.${locale}`), report && t(`answers.report.${report}`)]
    .filter(Boolean)
    .join(', ');
  return (
    <AnswerRow
      chosen={lettersOf(chosen)}
      {...(topic !== null && { lead: topic })}
      title={needOf(prompt)}
      {...(isForeign && { titleLang: localeTags[locale] })}
      isRight={isRight}
      verdict={t(isRight ? 'answers.right' : 'answers.wrong')}
      {...(detail !== '' && { detail })}
      {...(!isRight && { note: t('answers.key', { count: key.length, letters: formatList(key, tag) }) })}
      {...(end !== undefined && { end })}
      {...(level && { level })}
      isOpen={own !== null}
      onOpenChange={(isOpen) => actions.open(isOpen ? id : null)}
    >
      {own && <OpenedAnswer opened={own} onRetry={actions.open} report={reportPart} />}
    </AnswerRow>
  );
}
