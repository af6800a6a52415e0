import { EmptyState } from '@prepar/ui/EmptyState';
import { FreeWork } from '../common/FreeWork.tsx';
import { useWords } from '../common/words.tsx';
import type { Sitting } from './QuestionScreen.types.ts';

/** Nothing is left to ask: all that was missed is right, or nothing is due. */
export function NothingMissed({ sitting }: { sitting: Sitting }) {
  const { t } = useWords();
  const words = sitting.isFree ? 'nothingDue' : 'nothingMissed';
  return (
    <EmptyState
      level={1}
      title={t(`question.${words}.title`)}
      action={sitting.credits?.left === 0 && <FreeWork work={{ ...sitting.freeWork, due: null }} tone="secondary" />}
    >
      {t(`question.${words}.text`)}
    </EmptyState>
  );
}
