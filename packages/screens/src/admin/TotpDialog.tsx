import { Button } from '@prepar/ui/Button';
import { Dialog } from '@prepar/ui/Dialog';
import { FormError } from '@prepar/ui/FormError';
import { Stack } from '@prepar/ui/Stack';
import { useState } from 'react';
import { say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';
import type { TotpActions, TotpState } from './TotpDialog.types.ts';
import { TotpFields } from './TotpFields.tsx';

export interface TotpDialogProps {
  state: TotpState;
  actions: TotpActions;
}

/** Sets up an authenticator app: password, code of the app, recovery codes. It is open as long as it is rendered. */
export function TotpDialog({ state, actions }: TotpDialogProps) {
  const words = useWords();
  const { t } = words;
  const { status, isPending, failure } = state;
  const [draft, setDraft] = useState({ password: '', scan: '' });
  const [isIncomplete, setIncomplete] = useState(false);
  const change = (value: string) => {
    setIncomplete(false);
    if (status !== 'codes') setDraft({ ...draft, [status]: value });
  };
  const submit = () => {
    if (status === 'codes') return actions.close();
    const isMissing = status === 'password' ? draft.password === '' : !/^\d{6}$/.test(draft.scan.trim());
    setIncomplete(isMissing);
    if (isMissing) return undefined;
    return status === 'password' ? actions.confirmPassword(draft.password) : actions.confirmCode(draft.scan.trim());
  };
  return (
    <Dialog
      isOpen
      title={t(`admin.totp.${status}.title`)}
      onClose={actions.close}
      closeLabel={t('common.close')}
      onSubmit={submit}
      isPending={isPending}
      actions={
        <Button type="submit" isPending={isPending} pendingLabel={t('admin.totp.pending')}>
          {t(`admin.totp.${status}.submit`)}
        </Button>
      }
    >
      <Stack gap={5}>
        <TotpFields
          key={status}
          state={state}
          value={status === 'codes' ? '' : draft[status]}
          onChange={change}
          isIncomplete={isIncomplete}
        />
        <FormError>{failure !== null && !isIncomplete && say(failure, words)}</FormError>
      </Stack>
    </Dialog>
  );
}
