import { Bubble } from '@prepar/ui/Bubble';
import { Button } from '@prepar/ui/Button';
import { Dialog } from '@prepar/ui/Dialog';
import { FormError } from '@prepar/ui/FormError';
import { PickRows } from '@prepar/ui/PickRows';
import { Sheet } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { TextArea } from '@prepar/ui/TextArea';
import { useState } from 'react';
import { say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';
import { type ReportActions, type ReportReason, reportReasons, type ReportState } from './report.types.ts';

export interface ReportDialogProps {
  dialog: NonNullable<ReportState['dialog']>;
  actions: Pick<ReportActions, 'close' | 'send'>;
}

/** Most characters of a comment. */
const mostText = 500;

/** What is wrong with a question. Nothing is chosen before somebody chooses. */
export function ReportDialog({ dialog: { isSending, failure }, actions }: ReportDialogProps) {
  const words = useWords();
  const { t } = words;
  const [reason, setReason] = useState<ReportReason | null>(null);
  // How often it was sent without a reason.
  const [tries, setTries] = useState(0);
  const [comment, setComment] = useState('');
  const text = comment.trim();
  return (
    <Dialog
      title={t('report.title')}
      isOpen
      onClose={actions.close}
      closeLabel={t('common.close')}
      isPending={isSending}
      onSubmit={() => (reason === null ? setTries(tries + 1) : actions.send(reason, text === '' ? null : text))}
      actions={
        <>
          <Button tone="secondary" onPress={actions.close} isDisabled={isSending}>
            {t('report.cancel')}
          </Button>
          <Button type="submit" isPending={isSending} pendingLabel={t('report.sending')}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="body-s" tone="muted">
          {t('report.text')}
        </Text>
        <FormError>
          {tries > 0 && reason === null ? t('report.choose') : failure !== null && say(failure, words)}
        </FormError>
        <Sheet>
          <PickRows
            key={tries} // anew each time, so that the first reason takes the focus
            label={t('report.reason')}
            focusOnMount
            picks={reportReasons.map((value) => ({
              value,
              start: <Bubble state={value === reason ? 'filled' : 'hollow'} />,
              title: t(`report.reason.${value}`),
              detail: null,
              end: null,
            }))}
            value={reason}
            onChange={(value) => setReason(reportReasons.find((one) => one === value) ?? null)}
          />
        </Sheet>
        <TextArea
          rows={2}
          label={t('report.comment')}
          hint={t('report.commentHint', { count: comment.length, most: mostText })}
          value={comment}
          onChange={setComment}
          maxLength={mostText}
          isDisabled={isSending}
        />
      </Stack>
    </Dialog>
  );
}
