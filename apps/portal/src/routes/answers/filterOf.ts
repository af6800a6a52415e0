import type { Exam } from '@prepar/api-client/types';
import type { HistoryFilter, Period } from '@prepar/screens/answers/HistoryScreen.types.ts';
import { currentExam, examToOpen } from '../currentExam.ts';
import type { KeptExam } from '../keptExam.ts';

const isPeriod = (text: string | null): text is Period => text === 'all' || text === 'week' || text === 'month';

/** What the address asks for, of the exams that the person has, else of the one that pages open on; null for somebody without any. */
export function filterOf(query: URLSearchParams, exams: readonly Exam[], kept: KeptExam | null): HistoryFilter | null {
  const enrolled = exams.filter(({ isEnrolled }) => isEnrolled);
  const current = currentExam(enrolled.map(examToOpen), kept);
  const exam = enrolled.find(({ id }) => id === query.get('exam')) ?? enrolled.find(({ id }) => id === current);
  if (!exam) return null;
  const domain = exam.modalities.find(({ id, scope }) => scope === 'DOMAIN' && id === query.get('domain'));
  const period = query.get('period');
  return {
    examId: exam.id,
    domainId: domain?.id ?? null,
    period: isPeriod(period) ? period : 'all',
    onlyWrong: query.get('wrong') === 'yes',
    onlyReported: query.get('reported') === 'yes',
  };
}
