import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { useWords } from '../common/words.tsx';
import type { SettingsActions } from './SettingsScreen.types.ts';

export interface ResetDialogProps {
  isPending: boolean;
  actions: Pick<SettingsActions, 'reset' | 'closeDialog'>;
}

/** Asks before every setting goes back to its default. */
export function ResetDialog({ isPending, actions }: ResetDialogProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={t('settings.reset.question')}
      description={t('settings.reset.text')}
      cancelLabel={t('settings.reset.cancel')}
      onClose={actions.closeDialog}
      confirmLabel={t('settings.reset.open')}
      onConfirm={actions.reset}
      isPending={isPending}
      pendingLabel={t('settings.reset.pending')}
    />
  );
}
