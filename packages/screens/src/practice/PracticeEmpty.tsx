import { EmptyState } from '@prepar/ui/EmptyState';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';
import { AvailableExams } from './AvailableExams.tsx';
import type { PracticeActions, PracticeEmpty as Empty } from './PracticeScreen.types.ts';

export interface PracticeEmptyProps {
  state: Empty;
  actions: PracticeActions;
}

/** For someone without exams: what to do, and the exams to choose from. */
export function PracticeEmpty({ state, actions }: PracticeEmptyProps) {
  const { t } = useWords();
  return (
    <Stack gap={8}>
      <Sheet>
        <SheetBody>
          <EmptyState level={2} title={t('practice.empty.title')}>
            {t('practice.empty.text')}
          </EmptyState>
        </SheetBody>
      </Sheet>
      <AvailableExams exams={state.available} onEnrol={actions.askToEnrol} />
    </Stack>
  );
}
