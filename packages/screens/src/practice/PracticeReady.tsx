import { EmptyState } from '@prepar/ui/EmptyState';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';
import { AvailableExams } from './AvailableExams.tsx';
import { EnrolledExams } from './EnrolledExams.tsx';
import { OpenedExam } from './OpenedExam.tsx';
import type { PracticeActions, PracticeReady as Ready } from './PracticeScreen.types.ts';

export interface PracticeReadyProps {
  state: Ready;
  actions: PracticeActions;
  /** Changes when the focus should go to the opened exam; null when it should stay. */
  focusOpened: number | null;
}

/** The learner's exams in a row where there are several, the map of the opened one, and what else is open for enrolment. */
export function PracticeReady({ state, actions, focusOpened }: PracticeReadyProps) {
  const { t } = useWords();
  const { opened, enrolled, available, credits, reviews } = state;
  const isOnly = opened !== null && enrolled.length === 1;
  return (
    <Stack gap="sheets">
      {!isOnly && <EnrolledExams exams={enrolled} openedId={opened?.id ?? null} actions={actions} />}
      {opened ? (
        <OpenedExam
          key={opened.id}
          exam={opened}
          isOnly={isOnly}
          credits={credits}
          reviews={reviews}
          focus={focusOpened}
          onUnenrol={actions.askToUnenrol}
        />
      ) : (
        <Sheet>
          <SheetBody>
            <EmptyState level={2} title={t('practice.choose.title')}>
              {t('practice.choose.text')}
            </EmptyState>
          </SheetBody>
        </Sheet>
      )}
      {available.length > 0 && <AvailableExams exams={available} onEnrol={actions.askToEnrol} />}
    </Stack>
  );
}
