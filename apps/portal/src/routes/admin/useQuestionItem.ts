import { useWords } from '@prepar/screens/common/words';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import type {
  QualityRow,
  QuestionItemActions,
  QuestionItemState,
  Verdict,
} from '@prepar/screens/quality/quality.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { failureOf, sentenceOr } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useRetry } from '../../data/useRetry.ts';
import { showToast } from '../../toasts/toasts.ts';
import { presentQuestionDetails } from './presentQuality.ts';
import { reasonOf } from './useAdmin.ts';
import { refreshQuestions } from './useQuality.ts';

interface Asked {
  verdict: Verdict;
  isPending: boolean;
  failure: Sentence | null;
}

const verdicts = { confirmed: 'CONFIRMED', released: 'RELEASED' } as const;

/** One question to decide on; `state` is null while its drawer is closed. */
export function useQuestionItem() {
  const { t, locale } = useWords();
  const [row, setRow] = useState<QualityRow | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, mutate } = useCached(
    row && ['admin-question', row.id, locale],
    async () => presentQuestionDetails(await unwrap(api.admin.question(row?.id ?? ''))),
    { keepPreviousData: false },
  );
  const { isRetrying, retry } = useRetry(mutate);
  const failure = failureOf(error);

  const state = (): QuestionItemState | null => {
    if (!row) return null;
    if (data) {
      const { verdict: task = null, isPending = false, failure: refusal = null } = asked ?? {};
      return { row, status: 'ready', details: data, task, isPending, failure: refusal };
    }
    return failure && !isRetrying ? { row, status: 'failed', failure: reasonOf(failure) } : { row, status: 'loading' };
  };

  const confirm = async (note: string | null) => {
    if (!row || !asked || asked.isPending) return;
    const { verdict } = asked;
    setAsked({ verdict, isPending: true, failure: null });
    const result = await api.admin.decideQuestion(row.id, {
      verdict: verdicts[verdict],
      ...(note !== null && { note }),
    });
    if (!result.ok)
      return setAsked({ verdict, isPending: false, failure: sentenceOr(result.failure, 'quality.failed') });
    setAsked(null);
    setRow(null);
    showToast({ tone: 'success', title: t(`quality.done.${verdict}`) });
    await refreshQuestions();
  };

  const actions: QuestionItemActions = {
    retry,
    close: () => setRow(null),
    ask: (verdict) => setAsked({ verdict, isPending: false, failure: null }),
    confirm: (note) => void confirm(note),
    cancel: () => setAsked(null),
  };
  return { state: state(), actions, open: setRow };
}
