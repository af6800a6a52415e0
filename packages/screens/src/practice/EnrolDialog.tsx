import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { useWords } from '../common/words.tsx';
import type { EnrolmentDialog } from './PracticeScreen.types.ts';

export interface EnrolDialogProps {
  dialog: Extract<EnrolmentDialog, { kind: 'enrol' }>;
  onEnrol: (examId: string) => void;
  onClose: () => void;
}

/** Asks before an enrolment. */
export function EnrolDialog({ dialog: { exam, isPending }, onEnrol, onClose }: EnrolDialogProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={t('practice.enrolDialog.title', { code: exam.code })}
      description={t('practice.enrolDialog.text', { name: exam.name })}
      cancelLabel={t('practice.enrolDialog.cancel')}
      onClose={onClose}
      confirmLabel={t('practice.enrolDialog.confirm')}
      onConfirm={() => onEnrol(exam.id)}
      isPending={isPending}
      pendingLabel={t('practice.enrolDialog.pending')}
    />
  );
}
