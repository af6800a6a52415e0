import { ConfirmDialog } from '@prepar/ui/ConfirmDialog';
import { FormError } from '@prepar/ui/FormError';
import { Link } from '@prepar/ui/Link';
import { PasswordField } from '@prepar/ui/PasswordField';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { type ReactNode, useState } from 'react';
import { useWords } from '../common/words.tsx';
import type { SettingsActions, SettingsDialog } from './SettingsScreen.types.ts';

export interface DeleteAccountDialogProps {
  dialog: Extract<SettingsDialog, { kind: 'delete' }>;
  actions: Pick<SettingsActions, 'deleteAccount' | 'resetPassword' | 'closeDialog'>;
}

/** Asks for the password before the account and all that belongs to it are deleted. */
export function DeleteAccountDialog({ dialog, actions }: DeleteAccountDialogProps) {
  const { t, rich } = useWords();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [sent, setSent] = useState('');
  const { isPending, failure } = dialog;
  const isWrong = failure === 'invalidPassword' && password === sent;
  const confirm = () => {
    setIsMissing(password === '');
    setSent(password);
    if (password !== '') actions.deleteAccount(password);
  };
  const resetLink = (parts: ReactNode[]) => (
    <Link
      onPress={() => {
        if (!isPending) actions.resetPassword();
      }}
    >
      {parts}
    </Link>
  );
  return (
    <ConfirmDialog
      isOpen
      title={t('settings.delete.question')}
      description={t('settings.delete.text')}
      consequences={[
        t('settings.delete.losesHistory'),
        t('settings.delete.losesEnrolments'),
        t('settings.delete.losesCredits'),
        t('settings.delete.losesAccess'),
      ]}
      cancelLabel={t('settings.delete.cancel')}
      onClose={actions.closeDialog}
      confirmLabel={t('settings.delete.title')}
      onConfirm={confirm}
      isPending={isPending}
      pendingLabel={t('settings.delete.pending')}
    >
      <Stack gap={4}>
        <PasswordField
          label={t('settings.delete.password')}
          autoComplete="current-password"
          isRequired
          focusOnMount
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setIsMissing(false);
          }}
          errorMessage={
            isMissing ? t('settings.delete.passwordEmpty') : isWrong ? t('settings.invalidPassword') : undefined
          }
        />
        <Text size="body-s" tone="muted">
          {rich('settings.delete.noPassword', { link: resetLink })}
        </Text>
        <FormError>
          {failure !== null && failure !== 'invalidPassword' && !isMissing && t(`settings.${failure}`)}
        </FormError>
      </Stack>
    </ConfirmDialog>
  );
}
