import type { QuestionReport } from '@prepar/api-client/types';
import type { ReportActions, ReportReason, ReportState } from '@prepar/screens/report/report.types.ts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../data/api.ts';
import { useAccountInfo } from '../../data/credits.ts';
import { usePastAnswer } from '../../data/usePastAnswer.ts';
import { sentenceOr } from '../../data/failures.ts';
import { reportsLink } from '../links.ts';
import { presentReport } from './presentReport.ts';

/** What somebody reports of a question. `isRead`: what was reported before is looked up at once, and else when it is in the way. */
export function useReport(questionId: string, isRead: boolean): { state: ReportState; actions: ReportActions } {
  const { mutate } = useSWRConfig();
  const account = useAccountInfo();
  const [sent, setSent] = useState<QuestionReport | null>(null);
  const [isKnown, setKnown] = useState(isRead);
  const [dialog, setDialog] = useState<ReportState['dialog']>(null);
  const { data } = usePastAnswer(isKnown ? questionId : null);
  const former = data?.question.id === questionId ? data.attempt.report : null;
  const report = sent ?? former;

  const send = async (reason: ReportReason, comment: string | null) => {
    setDialog({ isSending: true, failure: null });
    const result = await api.questions.report(questionId, { reason, ...(comment !== null && { comment }) });
    if (result.ok) {
      setSent(result.data);
      setDialog(null);
      await Promise.all([mutate(isReported), result.data.creditsReturned > 0 && account.mutate()]);
    } else if (result.failure.kind === 'http' && result.failure.code === 'QUESTION_ALREADY_REPORTED') {
      setKnown(true);
      setDialog(null);
    } else setDialog({ isSending: false, failure: sentenceOr(result.failure, 'report.failed') });
  };

  return {
    state: { report: report && presentReport(report), dialog, reportsHref: reportsLink },
    actions: {
      open: () => setDialog({ isSending: false, failure: null }),
      close: () => setDialog(null),
      send: (reason, comment) => void send(reason, comment),
    },
  };
}

const isReported = (key: unknown) => Array.isArray(key) && ['past-answer', 'past-answers', 'reports'].includes(key[0]);
