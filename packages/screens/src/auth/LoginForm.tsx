import { Button } from '@prepar/ui/Button';
import { Form } from '@prepar/ui/Form';
import { Link } from '@prepar/ui/Link';
import { PasswordField } from '@prepar/ui/PasswordField';
import { Stack } from '@prepar/ui/Stack';
import { TextField } from '@prepar/ui/TextField';
import { useWords } from '../common/words.tsx';
import type { AuthFormProps } from './AuthScreen.types.ts';
import { FormFailure } from './FormFailure.tsx';
import { checkRequired } from './problems.ts';
import { useCheckedDraft } from './useCheckedDraft.ts';

/** E-mail and password of somebody who has an account. With a new password, that is the field to go on with. */
export function LoginForm({ state, actions, email, onEmailChange }: AuthFormProps) {
  const { t } = useWords();
  const { draft: typed, problems, change, submit } = useCheckedDraft({ email, password: '' });
  const draft = { ...typed, email };
  const send = () => actions.login({ email: draft.email.trim(), password: draft.password });
  return (
    <Form onSubmit={() => submit(checkRequired(draft, ['email', 'password']), send)} isPending={state.pending !== null}>
      <Stack gap={5}>
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          isRequired
          value={draft.email}
          onChange={(value) => {
            change('email')(value);
            onEmailChange(value);
          }}
          errorMessage={problems.email && t('auth.emailRequired')}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          isRequired
          focusOnMount={state.renewals > 0}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          value={draft.password}
          onChange={change('password')}
          errorMessage={problems.password && t('auth.passwordRequired')}
          action={<Link onPress={() => actions.forgotPassword(draft.email.trim())}>{t('auth.forgotPassword')}</Link>}
        />
        <FormFailure state={state} problems={problems} />
        <Button
          type="submit"
          size="l"
          fullWidth
          isPending={state.pending === 'form'}
          pendingLabel={t('auth.login.pending')}
          isDisabled={state.pending === 'google' || state.pending === 'github'}
        >
          {t('auth.login.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
