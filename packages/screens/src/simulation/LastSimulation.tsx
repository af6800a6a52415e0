import { Button } from '@prepar/ui/Button';
import { formatDateTime, formatPercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { DoorSheet } from './EntryDoor.tsx';
import type { LastView } from './SimulationScreen.types.ts';

interface LastSimulationProps {
  last: LastView;
  total: number;
  onShow: () => void;
}

/** The last simulation that ended, perhaps without the learner. */
export function LastSimulation({ last: { byTime, answered, score, endedAt }, total, onShow }: LastSimulationProps) {
  const { t, tag } = useWords();
  const when = formatDateTime(endedAt) ?? '';
  return byTime ? (
    <DoorSheet
      title={t('simulation.last.byTime')}
      figure={String(answered)}
      unit={t('simulation.last.answered')}
      share={answered / total}
      text={t('simulation.last.byTimeText', { when })}
    >
      <Button tone="secondary" fullWidth onPress={onShow}>
        {t('simulation.last.show')}
      </Button>
    </DoorSheet>
  ) : (
    <DoorSheet
      title={t('simulation.last.title')}
      figure={formatPercentage(score, tag)}
      unit={t('simulation.last.score')}
      share={score / 100}
      text={when}
    >
      <Button tone="secondary" fullWidth onPress={onShow}>
        {t('simulation.last.show')}
      </Button>
    </DoorSheet>
  );
}
