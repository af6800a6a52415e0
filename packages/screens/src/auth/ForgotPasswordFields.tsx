import { Callout } from '@prepar/ui/Callout';
import { Link } from '@prepar/ui/Link';
import { Text } from '@prepar/ui/Text';
import { TextField } from '@prepar/ui/TextField';
import { useWords } from '../common/words.tsx';
import type { ForgotPasswordField, ForgotPasswordState } from './ForgotPasswordDialog.types.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { Problems } from './problems.ts';

interface ForgotPasswordFieldsProps {
  step: ForgotPasswordState['status'];
  draft: Record<ForgotPasswordField, string>;
  problems: Problems<ForgotPasswordField>;
  change: (field: ForgotPasswordField) => (value: string) => void;
  /** Mails another code, and how often that was done. */
  resend: { count: number; onPress: () => void };
}

/** What one step asks for. Its first field takes the focus. */
export function ForgotPasswordFields({ step, draft, problems, change, resend }: ForgotPasswordFieldsProps) {
  const { t } = useWords();
  if (step !== 'email' && step !== 'code') {
    return (
      <>
        {step === 'restore' && <Text tone="muted">{t('auth.forgot.restore.text')}</Text>}
        <NewPasswordFields
          label={t('auth.newPassword')}
          draft={draft}
          problems={problems}
          change={change}
          focusOnMount
        />
      </>
    );
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
        errorMessage={problems.email && t(problems.email.kind === 'email' ? 'auth.emailInvalid' : 'auth.emailRequired')}
      />
    </>
  ) : (
    <>
      <Callout tone="info" live="status">
        <Text size="inherit">{t('auth.resetRequested')}</Text>
        <Text size="inherit">{t('auth.forgot.code.email', { email: draft.email.trim() })}</Text>
        {resend.count > 0 && <Text size="inherit">{t('auth.forgot.code.resent')}</Text>}
      </Callout>
      <TextField
        label={t('auth.forgot.code.label')}
        type="code"
        isRequired
        focusOnMount
        value={draft.code}
        onChange={change('code')}
        errorMessage={problems.code && t('auth.enterSixDigitCode')}
        action={<Link onPress={resend.onPress}>{t('auth.forgot.code.resend')}</Link>}
      />
    </>
  );
}
