import { ArrowLeft, ArrowRight, LayoutGrid } from 'lucide-react';
import { Button } from '@prepar/ui/Button';
import { IconButton } from '@prepar/ui/IconButton';
import { Show } from '@prepar/ui/Show';
import { useWords } from '../common/words.tsx';

interface StepButtonsProps {
  number: number;
  total: number;
  /** Null at either end. */
  previous: string | null;
  next: string | null;
  onGoTo: (id: string) => void;
  onGrid: () => void;
  onEnd: () => void;
}

/** From question to question; on the last one the main action ends. */
export function StepButtons({ number, total, previous, next, onGoTo, onGrid, onEnd }: StepButtonsProps) {
  const { t } = useWords();
  const back = () => previous !== null && onGoTo(previous);
  return (
    <>
      <Show until="lg">
        <Button tone="secondary" icon={LayoutGrid} onPress={onGrid}>
          {t('simulation.grid.open', { number, total })}
        </Button>
      </Show>
      <Show until="lg">
        <IconButton
          label={t('simulation.previous')}
          icon={ArrowLeft}
          tone="secondary"
          isDisabled={previous === null}
          onPress={back}
        />
      </Show>
      <Show from="lg">
        <Button tone="secondary" size="l" icon={ArrowLeft} isDisabled={previous === null} onPress={back}>
          {t('simulation.back')}
        </Button>
      </Show>
      {next === null ? (
        <Button size="l" onPress={onEnd}>
          {t('simulation.end.action')}
        </Button>
      ) : (
        <Button size="l" iconAfter={ArrowRight} onPress={() => onGoTo(next)}>
          {t('simulation.next')}
        </Button>
      )}
    </>
  );
}
