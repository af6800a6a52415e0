import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { useWords } from '../common/words.tsx';
import type { SettingsActions } from './SettingsScreen.types.ts';

export interface LeaveDialogProps {
  unsavedCount: number;
  /** True while the changes are being saved. */
  isSaving: boolean;
  actions: Pick<SettingsActions, 'leave' | 'saveAndLeave' | 'closeDialog'>;
}

/** Asks before changes are lost that nobody saved: they can be saved on the way out. */
export function LeaveDialog({ unsavedCount, isSaving, actions }: LeaveDialogProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      isOpen
      title={t('settings.leave.question')}
      description={t('settings.leave.text', { count: unsavedCount })}
      cancelLabel={t('settings.leave.cancel')}
      onClose={actions.closeDialog}
      other={{ label: t('settings.leave.confirm'), onPress: actions.leave }}
      confirmLabel={t('settings.save')}
      onConfirm={actions.saveAndLeave}
      isPending={isSaving}
      pendingLabel={t('settings.saving')}
      tone="primary"
    />
  );
}
