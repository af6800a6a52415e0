import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { useWords } from '../common/words.tsx';
import type { SettingsActions } from './SettingsScreen.types.ts';

export interface LeaveDialogProps {
  unsavedCount: number;
  actions: Pick<SettingsActions, 'leave' | 'closeDialog'>;
}

/** Asks before changes are lost that nobody saved. */
export function LeaveDialog({ unsavedCount, actions }: LeaveDialogProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      isOpen
      title={t('settings.leave.question')}
      description={t('settings.leave.text', { count: unsavedCount })}
      cancelLabel={t('settings.leave.cancel')}
      onClose={actions.closeDialog}
      confirmLabel={t('settings.leave.confirm')}
      onConfirm={actions.leave}
      isPending={false}
      pendingLabel={t('settings.leave.confirm')}
    />
  );
}
