import { Dialog } from '@prepar/ui/Dialog';
import { useWords } from '../common/words.tsx';
import { SimulationGrid, type SimulationGridProps } from './SimulationGrid.tsx';

export interface SimulationGridDialogProps extends SimulationGridProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The grid of a simulation over the page, where there is no room beside the question. */
export function SimulationGridDialog({ isOpen, onClose, ...grid }: SimulationGridDialogProps) {
  const { t } = useWords();
  return (
    <Dialog title={t('question.simulation.grid')} isOpen={isOpen} onClose={onClose} closeLabel={t('common.close')}>
      <SimulationGrid {...grid} />
    </Dialog>
  );
}
