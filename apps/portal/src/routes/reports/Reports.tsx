import { WordsProvider } from '@prepar/screens/common/words';
import { ReportsScreen } from '@prepar/screens/reports/ReportsScreen';
import { use } from 'react';
import { api } from '../../data/api.ts';
import { failureOf } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useExams } from '../../data/useExams.ts';
import { usePages } from '../../data/usePages.ts';
import { useRetry } from '../../data/useRetry.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { presentReports, type ReportsPage } from './presentReports.ts';

const paged = {
  read: (cursor: string | null) => unwrap(api.questions.reports(cursor)),
  cursorOf: ({ meta }: ReportsPage) => meta.nextCursor,
};

/** Everything that one reported, with words of its own. */
export function Reports() {
  const locale = useStore(language);
  const words = use(loadWords(locale, ['report', 'reports']));
  const exams = useExams().data ?? [];
  const { data, error, mutate, more, readMore } = usePages<ReportsPage>(['reports', locale], paged);
  const { isRetrying, retry } = useRetry(mutate);
  const failure = isRetrying ? null : failureOf(error);
  return (
    <WordsProvider words={words}>
      <ReportsScreen
        state={presentReports({ pages: data, failure, more, exams })}
        actions={{ more: readMore, retry }}
      />
    </WordsProvider>
  );
}
