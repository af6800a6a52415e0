import { useWords } from '@prepar/screens/common/words';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import type {
  QualityRow,
  QualityTask,
  QuestionItemActions,
  QuestionItemState,
} from '@prepar/screens/quality/quality.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { failureOf, sentenceOr } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useExams } from '../../data/useExams.ts';
import { useRetry } from '../../data/useRetry.ts';
import { showToast } from '../../toasts/toasts.ts';
import { presentQuestionDetails, presentRow } from './presentQuality.ts';
import { reasonOf } from './useAdmin.ts';
import { refreshQuestions } from './useQuality.ts';

interface Asked {
  task: QualityTask;
  isPending: boolean;
  failure: Sentence | null;
}

const verdicts = { confirmed: 'CONFIRMED', released: 'RELEASED' } as const;

/** One question to decide on; `state` is null while its drawer is closed. */
export function useQuestionItem() {
  const { t, locale } = useWords();
  const exams = useExams().data ?? [];
  const [row, setRow] = useState<QualityRow | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, mutate } = useCached(
    row && ['admin-question', row.id, locale],
    () => unwrap(api.admin.question(row?.id ?? '')),
    { keepPreviousData: false },
  );
  const { isRetrying, retry } = useRetry(mutate);
  const failure = failureOf(error);

  const state = (): QuestionItemState | null => {
    if (!row) return null;
    if (data) {
      const { task = null, isPending = false, failure: refusal = null } = asked ?? {};
      const details = presentQuestionDetails(data);
      return { row: presentRow(data.item, exams), status: 'ready', details, task, isPending, failure: refusal };
    }
    return failure && !isRetrying ? { row, status: 'failed', failure: reasonOf(failure) } : { row, status: 'loading' };
  };

  const send = (id: string, task: QualityTask, note: string | null) =>
    task === 'undone'
      ? api.admin.undoDecision(id)
      : api.admin.decideQuestion(id, { verdict: verdicts[task], ...(note !== null && { note }) });

  // The question stays open: what was decided can be taken back there.
  const confirm = async (note: string | null) => {
    if (!row || !asked || asked.isPending) return;
    const { task } = asked;
    setAsked({ task, isPending: true, failure: null });
    const result = await send(row.id, task, note);
    if (!result.ok) return setAsked({ task, isPending: false, failure: sentenceOr(result.failure, 'quality.failed') });
    setAsked(null);
    showToast({ tone: 'success', title: t(`quality.done.${task}`) });
    await Promise.all([mutate(result.data, { revalidate: false }), refreshQuestions()]);
  };

  const actions: QuestionItemActions = {
    retry,
    close: () => setRow(null),
    ask: (task) => setAsked({ task, isPending: false, failure: null }),
    confirm: (note) => void confirm(note),
    cancel: () => setAsked(null),
  };
  return { state: state(), actions, open: setRow };
}
