import { localeOfTag, localeTags } from '@prepar/screens/common/locales.ts';
import type { Again } from '@prepar/screens/question/QuestionScreen.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import type { AskedQuestion } from './practice.ts';
import { presentFailure } from './presentQuestion.ts';

/** The explanation of an answered question in other words, from when it is asked for. */
export function useExplainAgain(question: AskedQuestion | undefined): { again: Again; explainAgain: () => void } {
  const [asked, setAsked] = useState<{ id: string; again: Again } | null>(null);
  const again: Again = asked && asked.id === question?.id ? asked.again : { status: 'none' };
  const ask = async ({ id, locale }: AskedQuestion) => {
    setAsked({ id, again: { status: 'asking' } });
    const result = await api.questions.explainAgain(id, localeTags[locale]);
    // Another question may have been explained meanwhile.
    setAsked((now) => (now?.id === id ? { id, again: presentAgain(result) } : now));
  };
  return {
    again,
    explainAgain: () => {
      if (question && again.status !== 'asking') void ask(question);
    },
  };
}

type Result = Awaited<ReturnType<typeof api.questions.explainAgain>>;

function presentAgain(result: Result): Again {
  if (!result.ok) return { status: 'failed', failure: presentFailure(result.failure) };
  const { text, source, language } = result.data;
  return {
    status: 'told',
    text,
    source: source === 'MODEL' ? 'model' : 'knowledgeBase',
    locale: localeOfTag(language),
  };
}
