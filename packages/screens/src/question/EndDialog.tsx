import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { useWords } from '../common/words.tsx';
import type { SittingState } from './QuestionScreen.types.ts';
import { unansweredCount } from './sittingRules.ts';

export interface EndDialogProps {
  state: SittingState;
  isOpen: boolean;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks before an end that loses something: the open questions of a simulation, or answers that were not sent. */
export function EndDialog({ state, isOpen, onEnd, onClose }: EndDialogProps) {
  const { t } = useWords();
  const common = {
    isOpen,
    onClose,
    onConfirm: onEnd,
    isPending: state.sitting.isEnding,
    pendingLabel: t('question.ending'),
  };
  if (state.status === 'simulating') {
    const open = unansweredCount(state);
    return (
      <ConfirmDialog
        {...common}
        tone="primary"
        title={t('question.simulation.finishTitle')}
        description={
          open === 0 ? t('question.simulation.finishComplete') : t('question.simulation.finishOpen', { count: open })
        }
        cancelLabel={t('question.simulation.finishCancel')}
        confirmLabel={t('question.simulation.finish')}
      />
    );
  }
  return (
    <ConfirmDialog
      {...common}
      title={t('question.endDialog.title')}
      description={t('question.endDialog.text', { count: state.sitting.unsent })}
      cancelLabel={t('question.endDialog.cancel')}
      confirmLabel={t('question.endDialog.confirm')}
    />
  );
}
