import { Bubble } from '@prepar/ui/Bubble';
import { Button } from '@prepar/ui/Button';
import { Dialog } from '@prepar/ui/Dialog';
import { FormError } from '@prepar/ui/FormError';
import { PickRows } from '@prepar/ui/PickRows';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { TextField } from '@prepar/ui/TextField';
import { useState } from 'react';
import { formatLongDay } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { readMark } from './readMark.ts';
import type { OutcomeActions, OutcomeQuestion, OutcomeResult } from './PlanScreen.types.ts';

export interface OutcomeDialogProps {
  question: OutcomeQuestion;
  actions: OutcomeActions;
  /** Closes it: declines, unless it was opened to correct something. */
  onClose: () => void;
}

const results: readonly OutcomeResult[] = ['PASSED', 'FAILED', 'POSTPONED', 'NOT_TAKEN'];

/** How an exam went. Nothing is chosen before somebody chooses. */
export function OutcomeDialog({ question, actions, onClose }: OutcomeDialogProps) {
  const { t, tag } = useWords();
  const [result, setResult] = useState<OutcomeResult | null>(null);
  const [mark, setMark] = useState('');
  const [isTried, setTried] = useState(false);
  const { examCode, date, expected, sending } = question;
  const isPending = sending === 'running';
  const wasTaken = result === 'PASSED' || result === 'FAILED';
  const read = wasTaken ? readMark(mark) : null;
  const problem =
    sending === 'failed' ? 'plan.outcome.failed' : isTried && result === null ? 'plan.outcome.missing' : null;
  const send = () => {
    setTried(true);
    if (result !== null && read !== 'wrong') actions.send(result, read);
  };
  return (
    <Dialog
      title={t('plan.outcome.title', { code: examCode })}
      isOpen
      onClose={onClose}
      closeLabel={t('common.close')}
      isPending={isPending}
      onSubmit={send}
      actions={
        <>
          <Button tone="ghost" onPress={actions.decline} isDisabled={isPending}>
            {t('plan.outcome.decline')}
          </Button>
          <Button type="submit" isPending={isPending} pendingLabel={t('plan.outcome.sending')}>
            {t('plan.outcome.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="body-s" tone="muted">
          {t('plan.outcome.date', { date: formatLongDay(date, tag) })}{' '}
          {expected && t('plan.outcome.estimate', { low: Math.floor(expected.low), high: Math.ceil(expected.high) })}
        </Text>
        <FormError>{problem && t(problem)}</FormError>
        <PickRows
          label={t('plan.outcome.result')}
          picks={results.map((value) => ({
            value,
            start: <Bubble state={value === result ? 'filled' : 'hollow'} />,
            title: t(`plan.outcome.${value}`),
            detail: null,
            end: null,
          }))}
          value={result}
          onChange={(value) => setResult(results.find((one) => one === value) ?? null)}
        />
        {wasTaken && (
          <TextField
            label={t('plan.outcome.mark')}
            hint={t('plan.outcome.mark.hint')}
            value={mark}
            onChange={setMark}
            {...(isTried && read === 'wrong' && { errorMessage: t('plan.outcome.mark.wrong') })}
          />
        )}
        <Text size="caption" tone="muted">
          {t('plan.outcome.use')}
        </Text>
      </Stack>
    </Dialog>
  );
}
