import { Button } from '@prepar/ui/Button';
import { Dialog } from '@prepar/ui/Dialog';
import { Stack } from '@prepar/ui/Stack';
import { useWords } from '../common/words.tsx';
import { FailureCallout } from './FailureCallout.tsx';
import type { ForgotPasswordActions, ForgotPasswordField, ForgotPasswordState } from './ForgotPasswordDialog.types.ts';
import { ForgotPasswordFields } from './ForgotPasswordFields.tsx';
import { checkCode, checkEmail, checkNewPassword, hasProblems, type Problems } from './problems.ts';
import { useCheckedDraft } from './useCheckedDraft.ts';

export interface ForgotPasswordDialogProps {
  state: ForgotPasswordState;
  actions: ForgotPasswordActions;
}

/** A new password in three steps: e-mail, code, password; or by a mailed link at once. It is open as long as it is rendered. */
export function ForgotPasswordDialog({ state, actions }: ForgotPasswordDialogProps) {
  const { t } = useWords();
  const { status, isPending, failure, resentCount } = state;
  const { draft, problems, change, set, submit } = useCheckedDraft<ForgotPasswordField>({
    email: state.initialEmail,
    code: '',
    password: '',
    confirmation: '',
  });

  const isByLink = status === 'reset' || status === 'restore';
  const of = status === 'password' ? 'reset' : status;
  const email = draft.email.trim();
  const code = draft.code.trim();
  const send = () => {
    if (status === 'email') actions.requestCode(email);
    else if (status === 'code') actions.verifyCode(email, code);
    else if (isByLink) actions.resetByLink(draft.password);
    else actions.resetPassword({ email, code, newPassword: draft.password });
  };
  const back = () => {
    set(status === 'code' ? { code: '' } : { password: '', confirmation: '' });
    actions.back();
  };

  return (
    <Dialog
      isOpen
      title={t(`auth.forgot.${of}.title`)}
      onClose={actions.close}
      closeLabel={t('common.close')}
      back={status === 'email' || isByLink ? undefined : { label: t('common.back'), onPress: back }}
      onSubmit={() => submit(checkStep(status, draft), send)}
      isPending={isPending}
      actions={
        <Button type="submit" isPending={isPending} pendingLabel={t(`auth.forgot.${of}.pending`)}>
          {t(`auth.forgot.${of}.submit`)}
        </Button>
      }
    >
      <Stack gap={5}>
        <ForgotPasswordFields
          key={status}
          step={status}
          draft={draft}
          problems={problems}
          change={change}
          resend={{ count: resentCount, onPress: () => actions.resendCode(email) }}
        />
        <FailureCallout failure={hasProblems(problems) ? null : failure} />
      </Stack>
    </Dialog>
  );
}

function checkStep(
  status: ForgotPasswordState['status'],
  draft: Record<ForgotPasswordField, string>,
): Problems<ForgotPasswordField> {
  if (status === 'email') return checkEmail(draft.email);
  if (status === 'code') return checkCode(draft.code);
  return checkNewPassword(draft);
}
