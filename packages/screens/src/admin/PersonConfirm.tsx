import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { FormError } from '@prepar/ui/FormError';
import { Stack } from '@prepar/ui/Stack';
import { TextField } from '@prepar/ui/TextField';
import { useState } from 'react';
import { displayName } from '../common/displayName.ts';
import { formatNumber } from '../common/formats.ts';
import { type Sentence, say } from '../common/sentence.ts';
import { type Words, useWords } from '../common/words.tsx';
import type { PersonActions, PersonDetails, PersonTask } from './AdminPersonDrawer.types.ts';

export interface PersonConfirmProps extends Pick<PersonDetails, 'person' | 'freeCredits'> {
  task: PersonTask;
  isPending: boolean;
  failure: Sentence | null;
  actions: Pick<PersonActions, 'confirm' | 'cancel'>;
}

/** Asks before an account is changed. A suspension wants its reason. */
export function PersonConfirm({ person, freeCredits, task, isPending, failure, actions }: PersonConfirmProps) {
  const words = useWords();
  const { t } = words;
  const [reason, setReason] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const confirm = () => {
    const isMissing = task.kind === 'suspend' && reason.trim() === '';
    setIncomplete(isMissing);
    if (!isMissing) actions.confirm(reason.trim());
  };
  return (
    <ConfirmDialog
      isOpen
      {...textOf(
        task,
        { name: displayName(person, t('common.genericUser')), given: person.credits - freeCredits },
        words,
      )}
      description={person.email}
      tone={task.kind === 'suspend' ? 'danger' : 'primary'}
      pendingLabel={t('admin.person.pending')}
      isPending={isPending}
      isSafeFirst
      onClose={actions.cancel}
      onConfirm={confirm}
    >
      <Stack gap={4}>
        {task.kind === 'suspend' && (
          <TextField
            label={t('admin.reason')}
            placeholder={t('admin.person.suspendReasonHint')}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setIncomplete(false);
            }}
            maxLength={300}
            {...(isIncomplete && { errorMessage: t('admin.person.reasonRequired') })}
          />
        )}
        <FormError>{failure !== null && !isIncomplete && say(failure, words)}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}

function textOf(task: PersonTask, { name, given }: { name: string; given: number }, { t, tag }: Words) {
  switch (task.kind) {
    case 'suspend':
      return {
        title: t('admin.person.suspend.title', { name }),
        consequences: [
          t('admin.person.suspend.signOut'),
          t('admin.person.suspend.simulation'),
          t('admin.person.suspend.kept'),
        ],
        cancelLabel: t('admin.person.suspend.cancel'),
        confirmLabel: t('admin.person.suspend.confirm'),
      };
    case 'reactivate':
      return {
        title: t('admin.person.reactivate.title', { name }),
        cancelLabel: t('admin.person.reactivate.cancel'),
        confirmLabel: t('admin.person.reactivate.confirm'),
      };
    case 'plan':
      return {
        title: t('admin.person.plan.title', {
          name,
          plan: t(`admin.plan.${task.plan}`),
          credits: task.credits,
          shown: formatNumber(task.credits, tag),
        }),
        consequences:
          given > 0 ? [t('admin.person.plan.kept', { credits: given, shown: formatNumber(given, tag) })] : [],
        cancelLabel: t('admin.person.plan.cancel'),
        confirmLabel: t('admin.person.changePlan'),
      };
    case 'credits':
      return {
        title: t('admin.person.credits.title', { name, count: task.amount }),
        cancelLabel: t('admin.person.credits.cancel'),
        confirmLabel: t('admin.person.give', { count: task.amount }),
      };
  }
}
