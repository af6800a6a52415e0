import { useWords } from '../common/words.tsx';
import type { ReportReason } from './report.types.ts';

/** What is wrong with a question, as it stands in the list of reasons. */
export function ReportReasonName({ reason }: { reason: ReportReason }) {
  const { t } = useWords();
  return t(`report.reason.${reason}`);
}
