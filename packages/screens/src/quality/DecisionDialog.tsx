import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { FormError } from '@prepar/ui/FormError';
import { Stack } from '@prepar/ui/Stack';
import { TextArea } from '@prepar/ui/TextArea';
import { useState } from 'react';
import { type Sentence, say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';
import type { QuestionItemActions, Verdict } from './quality.types.ts';

export interface DecisionDialogProps {
  verdict: Verdict;
  /** Reports without a decision. */
  reports: number;
  isPending: boolean;
  failure: Sentence | null;
  actions: Pick<QuestionItemActions, 'confirm' | 'cancel'>;
}

/** Most characters of a note. */
const mostText = 300;

/** Asks before a question is decided on, with a word for those who reported it. */
export function DecisionDialog({ verdict, reports, isPending, failure, actions }: DecisionDialogProps) {
  const words = useWords();
  const { t } = words;
  const [note, setNote] = useState('');
  const text = note.trim();
  return (
    <ConfirmDialog
      isOpen
      title={t(`quality.${verdict}.title`)}
      description={t(`quality.${verdict}.text`, { count: reports })}
      cancelLabel={t('quality.back')}
      confirmLabel={t(`quality.${verdict}.do`)}
      tone="primary"
      pendingLabel={t('quality.pending')}
      isPending={isPending}
      isSafeFirst
      onClose={actions.cancel}
      onConfirm={() => actions.confirm(text === '' ? null : text)}
    >
      <Stack gap={4}>
        <TextArea
          label={t('quality.note')}
          hint={t('quality.noteHint')}
          value={note}
          onChange={setNote}
          maxLength={mostText}
          isDisabled={isPending}
        />
        <FormError>{failure !== null && say(failure, words)}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
