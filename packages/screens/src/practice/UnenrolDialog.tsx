import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { useWords } from '../common/words.tsx';
import type { EnrolmentDialog } from './PracticeScreen.types.ts';

export interface UnenrolDialogProps {
  dialog: Extract<EnrolmentDialog, { kind: 'unenrol' }>;
  onUnenrol: (examId: string) => void;
  onClose: () => void;
}

/** Asks before leaving an exam, and says what is lost with it. */
export function UnenrolDialog({ dialog, onUnenrol, onClose }: UnenrolDialogProps) {
  const { t } = useWords();
  const { exam, answeredQuestions, isPending } = dialog;
  return (
    <ConfirmDialog
      isOpen
      title={t('practice.unenrolDialog.title', { code: exam.code })}
      description={t('practice.unenrolDialog.text', { name: exam.name })}
      consequences={[
        t('practice.unenrolDialog.losesAccess'),
        t('practice.unenrolDialog.losesHistory', { count: answeredQuestions }),
        t('practice.unenrolDialog.losesProgress'),
        t('practice.unenrolDialog.losesStatistics'),
      ]}
      cancelLabel={t('practice.unenrolDialog.cancel')}
      onClose={onClose}
      confirmLabel={t('practice.unenrolDialog.confirm')}
      onConfirm={() => onUnenrol(exam.id)}
      isPending={isPending}
      pendingLabel={t('practice.unenrolDialog.pending')}
    />
  );
}
