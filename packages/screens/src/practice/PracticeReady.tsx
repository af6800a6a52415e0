import { EmptyState } from '@prepar/ui/EmptyState';
import { Grid } from '@prepar/ui/Grid';
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

/** Both lists, and the opened exam beside them. */
export function PracticeReady({ state, actions, focusOpened }: PracticeReadyProps) {
  const { t } = useWords();
  const { opened, enrolled, available, credits } = state;
  return (
    <Grid columns="list+detail" gap={8}>
      <Stack gap={8}>
        <EnrolledExams exams={enrolled} openedId={opened?.id ?? null} actions={actions} />
        <AvailableExams exams={available} onEnrol={actions.askToEnrol} />
      </Stack>
      {opened ? (
        <OpenedExam exam={opened} credits={credits} focus={focusOpened} onUnenrol={actions.askToUnenrol} />
      ) : (
        <Sheet>
          <SheetBody>
            <EmptyState level={2} title={t('practice.choose.title')}>
              {t('practice.choose.text')}
            </EmptyState>
          </SheetBody>
        </Sheet>
      )}
    </Grid>
  );
}
