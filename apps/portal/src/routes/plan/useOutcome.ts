import type { OutcomeActions, OutcomeQuestion } from '@prepar/screens/plan/PlanScreen.types.ts';
import { useWords } from '@prepar/screens/common/words';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useExamDates } from './useExamDates.ts';

type Outcome = Parameters<typeof api.exams.saveOutcome>[1];

/** Tells how the exam of a day went, then calls `onTold`. */
export function useOutcome(examId: string, date: string, onTold: () => void) {
  const { t } = useWords();
  const { show } = useExamDates();
  const [sending, setSending] = useState<OutcomeQuestion['sending']>('idle');
  const save = async (outcome: Outcome) => {
    setSending('running');
    const told = await api.exams.saveOutcome(examId, outcome);
    setSending(told.ok ? 'idle' : 'failed');
    if (!told.ok) return;
    await show(told.data);
    if (outcome.result !== 'DECLINED') showToast({ tone: 'success', title: t('plan.outcome.thanks') });
    onTold();
  };
  const actions: OutcomeActions = {
    send: (result, mark) => void save({ date, result, ...(mark !== null && { mark }) }),
    decline: () => void save({ date, result: 'DECLINED' }),
  };
  return { sending, actions };
}
