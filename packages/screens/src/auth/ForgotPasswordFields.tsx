import { Callout } from '@prepar/ui/Callout';
import { Text } from '@prepar/ui/Text';
import { TextField } from '@prepar/ui/TextField';
import { useWords } from '../common/words.tsx';
import type { ForgotPasswordField, ForgotPasswordState } from './ForgotPasswordDialog.types.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { Problem } from './problems.ts';

interface ForgotPasswordFieldsProps {
  step: ForgotPasswordState['status'];
  draft: Record<ForgotPasswordField, string>;
  problem: Problem<ForgotPasswordField> | null;
  change: (field: ForgotPasswordField) => (value: string) => void;
}

/** What one step asks for. Its first field takes the focus. */
export function ForgotPasswordFields({ step, draft, problem, change }: ForgotPasswordFieldsProps) {
  const { t } = useWords();
  if (step === 'password') {
    return <NewPasswordFields label={t('auth.newPassword')} draft={draft} problem={problem} change={change} focusOnMount />;
  }
  return step === 'email' ? (
    <>
      <Text tone="muted">{t('auth.forgot.email.text')}</Text>
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        isRequired
        focusOnMount
        value={draft.email}
        onChange={change('email')}
        errorMessage={problem?.kind === 'required' ? t('auth.emailRequired') : undefined}
      />
    </>
  ) : (
    <>
      <Callout tone="info" live="status">
        <Text size="inherit">{t('auth.resetRequested')}</Text>
        <Text size="inherit">{t('auth.forgot.code.email', { email: draft.email.trim() })}</Text>
      </Callout>
      <TextField
        label={t('auth.forgot.code.label')}
        type="code"
        isRequired
        focusOnMount
        value={draft.code}
        onChange={change('code')}
        errorMessage={problem?.kind === 'code' ? t('auth.enterSixDigitCode') : undefined}
      />
    </>
  );
}
