import type { HistoryActions, HistoryFilter, HistoryState } from '@prepar/screens/answers/HistoryScreen.types.ts';
import { api } from '../../data/api.ts';
import { useCredits } from '../../data/credits.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useExams } from '../../data/useExams.ts';
import { usePages } from '../../data/usePages.ts';
import { useWeek } from '../../data/useWeek.ts';
import { language } from '../../i18n/language.ts';
import { navigate, useSearch } from '../../navigation.ts';
import { useUser } from '../../session/useUser.ts';
import { useStore } from '../../store.ts';
import { keepExam, keptExam } from '../keptExam.ts';
import { answersLink } from '../links.ts';
import { filterOf } from './filterOf.ts';
import { type AnswersPage, beginOf, presentHistory } from './presentHistory.ts';
import { useOpened } from './useOpened.ts';

/** Answers that a page has, as the button for more of them says. */
const pageLength = 20;

/** Past answers under the filter of the address. */
export function useHistory(): { state: HistoryState; actions: HistoryActions; openId: string | null } {
  const query = new URLSearchParams(useSearch());
  const locale = useStore(language);
  const exams = useExams();
  const today = useWeek().data?.today ?? null;
  const creditsLeft = useCredits()?.left ?? null;
  const { id: userId } = useUser();
  const filter = exams.data ? filterOf(query, exams.data, keptExam(userId)) : null;
  const openId = query.get('q');
  const { opened, reload } = useOpened(openId);

  const from = filter && beginOf(filter.period, today);
  const wanted = filter &&
    (filter.period === 'all' || from !== null) && {
      limit: pageLength,
      examId: filter.examId,
      ...(filter.domainId !== null && { domain: filter.domainId }),
      ...(filter.onlyWrong && { verdict: 'WRONG' as const }),
      ...(filter.onlyReported && { reported: true }),
      ...(from !== null && { from }),
    };
  const { data, error, mutate, more, readMore } = usePages<AnswersPage>(
    wanted ? ['past-answers', locale, wanted] : null,
    {
      read: (cursor) => unwrap(api.questions.pastAnswers({ ...wanted, ...(cursor !== null && { cursor }) })),
      cursorOf: ({ meta }) => meta.nextCursor,
    },
    { keepsPrevious: true },
  );
  const show = (change: Partial<HistoryFilter> & { openId?: string | null }) => {
    if (!filter) return;
    if (change.examId !== undefined) keepExam(userId, change.examId);
    const { openId: id = null, ...next } = { ...filter, ...change };
    navigate(addressOf(next, id), { replace: true });
  };

  return {
    openId,
    state: presentHistory({
      exams: exams.data,
      examsError: exams.error,
      filter,
      pages: data,
      pagesError: error,
      more,
      opened,
      today,
      creditsLeft,
    }),
    actions: {
      filter: show,
      clearFilters: () => show({ domainId: null, period: 'all', onlyWrong: false, onlyReported: false }),
      open: (id) => {
        if (id !== null && id === openId) reload();
        else show({ openId: id });
      },
      more: readMore,
      retry: () => {
        if (exams.data) void mutate();
        else void exams.mutate();
      },
    },
  };
}

const addressOf = (
  { examId, domainId, period, onlyWrong, onlyReported }: HistoryFilter,
  openId: string | null,
): string =>
  answersLink({
    exam: examId,
    ...(domainId !== null && { domain: domainId }),
    ...(period !== 'all' && { period }),
    ...(onlyWrong && { wrong: 'yes' }),
    ...(onlyReported && { reported: 'yes' }),
    ...(openId !== null && { q: openId }),
  });
