import { PasswordField } from '@prepar/ui/PasswordField';
import { QrCode } from '@prepar/ui/QrCode';
import { Text } from '@prepar/ui/Text';
import { TextField } from '@prepar/ui/TextField';
import { useWords } from '../common/words.tsx';
import type { TotpState } from './TotpDialog.types.ts';

interface TotpFieldsProps {
  state: TotpState;
  value: string;
  onChange: (value: string) => void;
  isIncomplete: boolean;
}

/** What one step shows and asks for. */
export function TotpFields({ state, value, onChange, isIncomplete }: TotpFieldsProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'password':
      return (
        <>
          <Text tone="muted">{t('admin.totp.password.text')}</Text>
          <PasswordField
            label={t('admin.totp.password.label')}
            autoComplete="current-password"
            isRequired
            focusOnMount
            showLabel={t('common.showPassword')}
            hideLabel={t('common.hidePassword')}
            value={value}
            onChange={onChange}
            errorMessage={isIncomplete ? t('admin.totp.password.required') : undefined}
          />
        </>
      );
    case 'scan':
      return (
        <>
          <Text tone="muted">{t('admin.totp.scan.text')}</Text>
          <QrCode value={state.uri} label={t('admin.totp.scan.qr')} />
          <Text size="code">{state.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Text>
          <TextField
            label={t('admin.totp.scan.label')}
            type="code"
            isRequired
            focusOnMount
            value={value}
            onChange={onChange}
            errorMessage={isIncomplete ? t('admin.totp.scan.required') : undefined}
          />
        </>
      );
    default:
      return (
        <>
          <Text tone="muted">{t('admin.totp.codes.text')}</Text>
          <Text size="code">{state.recoveryCodes.join(' · ')}</Text>
        </>
      );
  }
}
