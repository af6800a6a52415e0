import { CountFilter } from '@prepar/ui/CountFilter';
import { Dialog } from '@prepar/ui/Dialog';
import { Heading } from '@prepar/ui/Heading';
import { Legend } from '@prepar/ui/Legend';
import { QuestionGrid } from '@prepar/ui/QuestionGrid';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';
import type { SimulationRow } from './SimulationScreen.types.ts';

export type GridFilter = 'answered' | 'blank' | 'flagged';

/** What counts as wrong if it stays as it is. */
const isUnfinished = (state: SimulationRow['state']): boolean => state === 'blank' || state === 'half';

const isShown = ({ state, isFlagged }: SimulationRow, filter: GridFilter | null): boolean => {
  if (filter === 'flagged') return isFlagged;
  return filter === null || (filter === 'blank') === isUnfinished(state);
};

export interface QuestionsPanelProps {
  rows: readonly SimulationRow[];
  /** Id of the question on the screen. */
  current: string;
  filter: GridFilter | null;
  onFilter: (filter: GridFilter | null) => void;
  onSelect: (id: string) => void;
}

/** All questions of the simulation, and how many are answered, blank and flagged. */
export function QuestionsPanel(props: QuestionsPanelProps) {
  const { t } = useWords();
  return (
    <Stack gap={3}>
      <Heading level={2} size="h3">
        {t('simulation.grid.title')}
      </Heading>
      <Questions {...props} size="m" />
    </Stack>
  );
}

interface QuestionsDialogProps extends QuestionsPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The same over the page, where there is no room beside the question. */
export function QuestionsDialog({ isOpen, onClose, ...panel }: QuestionsDialogProps) {
  const { t } = useWords();
  return (
    <Dialog title={t('simulation.grid.title')} isOpen={isOpen} onClose={onClose} closeLabel={t('common.close')}>
      <Stack gap={3}>
        <Questions {...panel} size="l" />
      </Stack>
    </Dialog>
  );
}

function Questions({ rows, current, filter, onFilter, onSelect, size }: QuestionsPanelProps & { size: 'm' | 'l' }) {
  const { t } = useWords();
  const halves = rows.filter(({ state }) => state === 'half').length;
  const count = (wanted: GridFilter) => rows.filter((row) => isShown(row, wanted)).length;
  return (
    <>
      <CountFilter
        label={t('simulation.grid.filter')}
        value={filter}
        onChange={onFilter}
        choices={(['answered', 'blank', 'flagged'] as const).map((value) => ({
          value,
          count: count(value),
          label: t(`simulation.grid.${value}`, { count: count(value), half: halves }),
        }))}
      />
      <QuestionGrid
        label={t('simulation.grid.title')}
        current={current}
        onSelect={onSelect}
        size={size}
        questions={rows.map((row) => ({
          ...row,
          isFaded: !isShown(row, filter),
          label: t('simulation.grid.row', {
            number: row.number,
            state: row.state,
            flagged: row.isFlagged ? 'yes' : 'no',
          }),
        }))}
      />
      <Legend
        items={[
          { shape: 'filled', label: t('simulation.grid.answered', { count: 1 }) },
          ...(halves > 0 ? [{ shape: 'half' as const, label: t('simulation.grid.half') }] : []),
          { shape: 'hollow', label: t('simulation.grid.blank', { half: 0 }) },
        ]}
      />
    </>
  );
}
