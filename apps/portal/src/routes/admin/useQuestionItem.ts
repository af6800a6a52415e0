import { useWords } from '@prepar/screens/common/words';
import { type Sentence, say } from '@prepar/screens/common/sentence.ts';
import type {
  QualityRow,
  QualityTask,
  QuestionItemActions,
  QuestionItemState,
} from '@prepar/screens/quality/quality.types.ts';
import { useState } from 'react';
import { mutate as mutateCached } from 'swr';
import { failureOf, sentenceOr } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useExams } from '../../data/useExams.ts';
import { useRetry } from '../../data/useRetry.ts';
import { showToast } from '../../toasts/toasts.ts';
import { adminApi } from './adminApi.ts';
import { presentQuestionDetails, presentRow } from './presentQuality.ts';
import { reasonOf } from './useAdmin.ts';
import { refreshQuestions } from './useQuality.ts';

interface Asked {
  task: QualityTask;
  isPending: boolean;
  failure: Sentence | null;
}

type QuestionItem = Extract<Awaited<ReturnType<typeof adminApi.question>>, { ok: true }>['data'];

const keyOf = (id: string, locale: string) => ['admin-question', id, locale];

const verdicts = { confirmed: 'CONFIRMED', released: 'RELEASED' } as const;

/** One question to decide on; `state` is null while its drawer is closed. */
export function useQuestionItem() {
  const words = useWords();
  const { t, locale } = words;
  const exams = useExams().data ?? [];
  const [row, setRow] = useState<QualityRow | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, mutate } = useCached(
    row && keyOf(row.id, locale),
    () => unwrap(adminApi.question(row?.id ?? '')),
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
      ? adminApi.undoDecision(id)
      : adminApi.decideQuestion(id, { verdict: verdicts[task], ...(note !== null && { note }) });

  const settle = (id: string, details: QuestionItem) =>
    Promise.all([mutateCached(keyOf(id, locale), details, { revalidate: false }), refreshQuestions()]);

  // From the notice, when the question may be closed already.
  const takeBack = async (id: string) => {
    const result = await adminApi.undoDecision(id);
    if (!result.ok) {
      showToast({ tone: 'danger', title: say(sentenceOr(result.failure, 'quality.undoFailed'), words) });
      return;
    }
    showToast({ tone: 'success', title: t('quality.done.undone') });
    await settle(id, result.data);
  };

  // The question stays open: what was decided can be taken back there, and in the notice.
  const confirm = async (note: string | null) => {
    if (!row || !asked || asked.isPending) return;
    const { task } = asked;
    setAsked({ task, isPending: true, failure: null });
    const result = await send(row.id, task, note);
    if (!result.ok) return setAsked({ task, isPending: false, failure: sentenceOr(result.failure, 'quality.failed') });
    setAsked(null);
    const action = { label: t('quality.undone.do'), onPress: () => void takeBack(row.id) };
    showToast({ tone: 'success', title: t(`quality.done.${task}`), ...(task !== 'undone' && { action }) });
    await settle(row.id, result.data);
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
