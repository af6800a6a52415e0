import { Button } from '@prepar/ui/Button';
import { Dialog } from '@prepar/ui/Dialog';
import { PasswordField } from '@prepar/ui/PasswordField';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { Sentence } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';
import { FailureCallout } from './FailureCallout.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { checkNewPassword, checkRequired, hasProblems } from './problems.ts';
import { useCheckedDraft } from './useCheckedDraft.ts';

export interface SeenPasswordDialogProps {
  state: {
    isPending: boolean;
    /** Why the change was refused. */
    failure: Sentence | null;
  };
  actions: {
    change: (passwords: { currentPassword: string; newPassword: string }) => void;
    /** The only other way out. */
    signOut: () => void;
  };
}

/** The change of a password that somebody else has seen, before anything else can be done. */
export function SeenPasswordDialog({ state, actions }: SeenPasswordDialogProps) {
  const { t } = useWords();
  const { draft, problems, change, submit } = useCheckedDraft({ current: '', password: '', confirmation: '' });
  const send = () => actions.change({ currentPassword: draft.current, newPassword: draft.password });
  return (
    <Dialog
      isOpen
      title={t('auth.seen.title')}
      onClose={actions.signOut}
      closeLabel={t('auth.seen.signOut')}
      onSubmit={() => submit({ ...checkRequired(draft, ['current']), ...checkNewPassword(draft) }, send)}
      isPending={state.isPending}
      actions={
        <>
          <Button tone="secondary" isDisabled={state.isPending} onPress={actions.signOut}>
            {t('auth.seen.signOut')}
          </Button>
          <Button type="submit" isPending={state.isPending} pendingLabel={t('auth.seen.pending')}>
            {t('auth.seen.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{t('auth.seen.text')}</Text>
        <PasswordField
          label={t('auth.seen.current')}
          autoComplete="current-password"
          isRequired
          focusOnMount
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          value={draft.current}
          onChange={change('current')}
          errorMessage={problems.current && t('auth.passwordRequired')}
        />
        <NewPasswordFields label={t('auth.newPassword')} draft={draft} problems={problems} change={change} />
        <FailureCallout failure={!hasProblems(problems) && state.failure !== null ? { text: state.failure } : null} />
      </Stack>
    </Dialog>
  );
}
