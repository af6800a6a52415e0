import type { PracticeActions, PracticeState } from '@prepar/screens/practice/PracticeScreen.types.ts';
import { type EnrolmentOutcome, enrolmentNotice } from '@prepar/screens/practice/enrolmentNotice.ts';
import { useWords } from '@prepar/screens/common/words';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { failureOf, messageOf } from '../../data/failures.ts';
import { useCredits } from '../../data/credits.ts';
import { useExamMetrics } from '../../data/useExamMetrics.ts';
import { useEnrolment } from '../../data/useEnrolment.ts';
import { useExamChange, useExams } from '../../data/useExams.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { useRetry } from '../../data/useRetry.ts';
import { useSearch } from '../../navigation.ts';
import { useUser } from '../../session/useUser.ts';
import { showToast } from '../../toasts/toasts.ts';
import { currentExam, examToOpen } from '../currentExam.ts';
import { keepExam, keptExam } from '../keptExam.ts';
import { openPractice } from '../question/leftPractice.ts';
import { findOpened, type PracticeData, presentPractice } from './presentPractice.ts';

export function usePractice(): { state: PracticeState; actions: PracticeActions } {
  const words = useWords();
  const asked = new URLSearchParams(useSearch()).get('exam');
  const [chosen, openExam] = useState<string | null>(null);
  const [dialog, setDialog] = useState<PracticeData['dialog']>(null);
  const { data: exams, error, mutate } = useExams();
  const { isRetrying, retry } = useRetry(mutate);
  const changeExam = useExamChange();
  const enrolIn = useEnrolment();
  const credits = useCredits();
  const { data: deck } = useReviewDeck();
  const { id: userId } = useUser();
  const open = openPractice(userId);
  const mine = exams?.filter(({ isEnrolled, isActive }) => isEnrolled && isActive) ?? [];
  const current = currentExam(mine.map(examToOpen), keptExam(userId));
  const wanted = chosen ?? asked;
  const opened = exams && findOpened(exams, wanted, current);
  const { data: metrics, error: metricsError } = useExamMetrics(opened?.id ?? null);

  const keptId = wanted === null ? undefined : opened?.id;
  useEffect(() => {
    if (keptId !== undefined) keepExam(userId, keptId);
  }, [keptId, userId]);

  const tell = (outcome: EnrolmentOutcome) => showToast(enrolmentNotice(outcome, words));
  const nameOf = (examId: string) => exams?.find(({ id }) => id === examId)?.name ?? '';

  const enrol = async (examId: string) => {
    setDialog({ kind: 'enrol', examId, isPending: true });
    const isEnrolled = await enrolIn(examId);
    setDialog(null);
    if (!isEnrolled) return tell({ kind: 'enrolFailed' });
    tell({ kind: 'enrolled', examName: nameOf(examId) });
    openExam(examId);
  };
  const unenrol = async (examId: string) => {
    setDialog({ kind: 'unenrol', examId, isPending: true });
    const result = await api.exams.unenroll(examId);
    setDialog(null);
    if (!result.ok) return tell({ kind: 'unenrolFailed', message: messageOf(result.failure) });
    await changeExam(examId, (exam) => ({ ...exam, isEnrolled: false, enrollmentDate: null, progress: null }));
    if (chosen === examId) openExam(null);
    return tell({ kind: 'unenrolled', examName: nameOf(examId) });
  };

  return {
    state: presentPractice({
      exams,
      failure: isRetrying ? null : failureOf(error),
      wanted: opened?.id ?? null,
      metrics,
      metricsFailed: metricsError !== undefined,
      open,
      dialog,
      credits,
      deck,
    }),
    actions: {
      retry,
      openExam,
      askToEnrol: (examId) => setDialog({ kind: 'enrol', examId, isPending: false }),
      askToUnenrol: (examId) => setDialog({ kind: 'unenrol', examId, isPending: false }),
      closeDialog: () => setDialog(null),
      enrol: (examId) => void enrol(examId),
      unenrol: (examId) => void unenrol(examId),
    },
  };
}
