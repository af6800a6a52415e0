import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { FormError } from '@prepar/ui/FormError';
import { Stack } from '@prepar/ui/Stack';
import { TextArea } from '@prepar/ui/TextArea';
import { useState } from 'react';
import { type Sentence, say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';
import type { QuestionItemActions, QualityTask } from './quality.types.ts';

export interface DecisionDialogProps {
  task: QualityTask;
  /** Reports without a decision. */
  reports: number;
  isPending: boolean;
  failure: Sentence | null;
  actions: Pick<QuestionItemActions, 'confirm' | 'cancel'>;
}

/** Most characters of a note. */
const mostText = 300;

/** Asks before a question is decided on, with a word for those who reported it, or before a decision is taken back. */
export function DecisionDialog({ task, reports, isPending, failure, actions }: DecisionDialogProps) {
  const words = useWords();
  const { t } = words;
  const [note, setNote] = useState('');
  const text = note.trim();
  return (
    <ConfirmDialog
      isOpen
      title={t(`quality.${task}.title`)}
      description={t(`quality.${task}.text`, { count: reports })}
      cancelLabel={t('common.back')}
      confirmLabel={t(`quality.${task}.do`)}
      tone="primary"
      pendingLabel={t('quality.pending')}
      isPending={isPending}
      isSafeFirst
      onClose={actions.cancel}
      onConfirm={() => actions.confirm(text === '' ? null : text)}
    >
      <Stack gap={4}>
        {task !== 'undone' && (
          <TextArea
            label={t('quality.note')}
            hint={t('quality.noteHint')}
            value={note}
            onChange={setNote}
            maxLength={mostText}
            isDisabled={isPending}
          />
        )}
        <FormError>{failure !== null && say(failure, words)}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
