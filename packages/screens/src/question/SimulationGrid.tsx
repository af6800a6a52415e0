import { AnswerSheet } from '@prepar/ui/AnswerSheet';
import { ScrollArea } from '@prepar/ui/ScrollArea';
import { optionLetter } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { SittingState } from './QuestionScreen.types.ts';
import { sheetRows } from './sheetRows.ts';
import { unansweredCount } from './sittingRules.ts';

export interface SimulationGridProps {
  state: Extract<SittingState, { status: 'simulating' }>;
  /** Called with the id of the question to go to. */
  onSelect: (questionId: string) => void;
}

/** Every question of a simulation: pressing one goes to it. */
export function SimulationGrid({ state, onSelect }: SimulationGridProps) {
  const { t } = useWords();
  const { rows } = state.sitting;
  const marks = sheetRows(rows, { questionId: state.question.id, selected: state.selected });
  return (
    <ScrollArea label={t('question.simulation.grid')} follow={state.question.id}>
      <AnswerSheet
        summary={t('question.simulation.answered', { answered: rows.length - unansweredCount(state), total: rows.length })}
        onSelect={onSelect}
        rows={marks.map((mark) =>
          Object.assign(mark, {
            label: t('question.simulation.row', {
              number: mark.number,
              chosen: mark.chosen < 0 ? 'none' : optionLetter(mark.chosen),
              flagged: mark.isFlagged ? 'yes' : 'no',
            }),
          }),
        )}
      />
    </ScrollArea>
  );
}
