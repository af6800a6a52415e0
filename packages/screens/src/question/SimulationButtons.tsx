import { Button } from '@prepar/ui/Button';
import { IconButton } from '@prepar/ui/IconButton';
import { Show } from '@prepar/ui/Show';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flag from 'lucide-react/icons/flag';
import FlagOff from 'lucide-react/icons/flag-off';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useWords } from '../common/words.tsx';
import type { SimulationActions, SittingState } from './QuestionScreen.types.ts';
import { isFlagged, neighbour, unansweredCount } from './sittingRules.ts';

export interface SimulationButtonsProps {
  state: Extract<SittingState, { status: 'simulating' }>;
  actions: Pick<SimulationActions, 'goTo' | 'flag'>;
  onFinish: () => void;
  onGrid: () => void;
}

/** Moving through a simulation. Once every question has an answer, finishing takes the place of the main action. */
export function SimulationButtons({ state, actions, onFinish, onGrid }: SimulationButtonsProps) {
  const { t } = useWords();
  const flagged = isFlagged(state);
  const previous = neighbour(state, -1);
  const next = neighbour(state, 1);
  const isAnswered = unansweredCount(state) === 0;
  return (
    <>
      <Show until="lg">
        <IconButton label={t('question.simulation.grid')} icon={LayoutGrid} tone="secondary" size="l" onPress={onGrid} />
      </Show>
      <IconButton
        label={t(flagged ? 'question.simulation.unflag' : 'question.simulation.flag')}
        icon={flagged ? FlagOff : Flag}
        tone="secondary"
        size="l"
        onPress={() => actions.flag(!flagged)}
      />
      <IconButton
        label={t('question.simulation.previous')}
        icon={ArrowLeft}
        tone="secondary"
        size="l"
        isDisabled={previous === null}
        onPress={() => previous !== null && actions.goTo(previous)}
      />
      {next !== null && (
        <Button
          size="l"
          tone={isAnswered ? 'secondary' : 'primary'}
          iconAfter={ArrowRight}
          onPress={() => actions.goTo(next)}
        >
          {t('question.simulation.next')}
        </Button>
      )}
      {(isAnswered || next === null) && (
        <Button size="l" onPress={onFinish}>
          {t('question.simulation.finish')}
        </Button>
      )}
    </>
  );
}
