import type { AdminExamActions, AdminExamState } from '@prepar/screens/admin/AdminExamDialog.types.ts';
import type { AdminExam, AdminPeriod } from '@prepar/screens/admin/AdminScreen.types.ts';
import { useWords } from '@prepar/screens/common/words';
import { useState } from 'react';
import { failureOf } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useRetry } from '../../data/useRetry.ts';
import { adminApi } from './adminApi.ts';
import { presentExamDetails } from './presentFigures.ts';
import { reasonOf } from './useAdmin.ts';

/** The details of one exam in a period; `state` is null while their dialog is closed. What the table says of it is shown at once. */
export function useExamDetails(exams: readonly AdminExam[], period: AdminPeriod) {
  const { locale } = useWords();
  const [examId, setExamId] = useState<string | null>(null);
  const { data, error, mutate } = useCached(
    examId === null ? null : `admin-exam-${examId}-${period}-${locale}`,
    async () => presentExamDetails(await unwrap(adminApi.exam(examId ?? '', period))),
    { keepPreviousData: false },
  );
  const { isRetrying, retry } = useRetry(mutate);
  const exam = exams.find(({ id }) => id === examId);
  const failure = failureOf(error);
  const state = (): AdminExamState | null => {
    if (!exam) return null;
    if (data) return { status: 'ready', period, ...data };
    return failure && !isRetrying
      ? { status: 'failed', exam, period, failure: reasonOf(failure) }
      : { status: 'loading', exam, period };
  };
  const actions: AdminExamActions = { retry, close: () => setExamId(null) };
  return { state: state(), actions, open: setExamId };
}
