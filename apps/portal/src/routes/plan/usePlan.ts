import type { PlanActions, PlanReady, PlanState } from '@prepar/screens/plan/PlanScreen.types.ts';
import { formatLongDay } from '@prepar/screens/common/formats.ts';
import { useWords } from '@prepar/screens/common/words';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useCredits } from '../../data/credits.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useExams } from '../../data/useExams.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { useRetry } from '../../data/useRetry.ts';
import { showToast } from '../../toasts/toasts.ts';
import { findPlanned, presentPlan } from './presentPlan.ts';
import { useGoal } from './useGoal.ts';
import { useExamDates } from './useExamDates.ts';

/** The plan of an exam; `askOutcome` opens the question how a date went. */
export function usePlan(asked: string | null, askOutcome: PlanActions['askOutcome']) {
  const { t, tag } = useWords();
  const exams = useExams();
  const dates = useExamDates();
  const exam = findPlanned(exams.data, asked);
  const own = dates.data?.exams.find(({ examId }) => examId === exam?.id);
  const date = own?.date ?? null;
  const isAhead = dates.data !== undefined && date !== null && date > dates.data.today;
  const plan = useCached(exam && isAhead ? ['plan', exam.id, date] : null, () =>
    unwrap(api.analytics.plan(exam?.id ?? '', date ?? '')),
  );
  const { isRetrying, retry } = useRetry(() => Promise.all([exams.mutate(), dates.mutate(), plan.mutate()]));
  const goal = useGoal();
  const credits = useCredits();
  const { data: deck } = useReviewDeck(credits?.left === 0);
  const [saving, setSaving] = useState<PlanReady['saving']>('idle');
  const save = async (call: (examId: string) => ReturnType<typeof api.exams.removeDate>) => {
    if (!exam) return;
    setSaving('running');
    const saved = await call(exam.id);
    setSaving(saved.ok ? 'idle' : 'failed');
    if (!saved.ok) return;
    await dates.show(saved.data);
    const { date: day } = saved.data;
    showToast({
      tone: 'success',
      title: day === null ? t('plan.date.removed') : t('plan.date.saved', { date: formatLongDay(day, tag) }),
    });
  };
  const state: PlanState = presentPlan({
    asked,
    exams: exams.data,
    dates: dates.data,
    hasFailed: (exams.error !== undefined || dates.error !== undefined) && !isRetrying,
    plan: plan.data,
    planFailed: plan.error !== undefined && !isRetrying,
    saving,
    credits,
    deck,
    goal: goal.state,
  });
  const actions: PlanActions = {
    retry,
    saveDate: (day) => void save((examId) => api.exams.saveDate(examId, day)),
    removeDate: () => void save((examId) => api.exams.removeDate(examId)),
    saveGoal: goal.save,
    askOutcome,
  };
  return { state, actions, exam, own };
}
