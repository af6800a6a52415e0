import { Button } from '@prepar/ui/Button';
import { Form } from '@prepar/ui/Form';
import { Link } from '@prepar/ui/Link';
import { Stack } from '@prepar/ui/Stack';
import { TextField } from '@prepar/ui/TextField';
import { useWords } from '../common/words.tsx';
import type { AuthActions, AuthFormState } from './AuthScreen.types.ts';
import { FormFailure } from './FormFailure.tsx';
import { checkRequired } from './problems.ts';
import { useCheckedDraft } from './useCheckedDraft.ts';

export interface LoginCodeFormProps {
  state: AuthFormState;
  actions: Pick<AuthActions, 'sendCode' | 'cancelCode'>;
}

/** The code of an authenticator app, after the right password. */
export function LoginCodeForm({ state, actions }: LoginCodeFormProps) {
  const { t } = useWords();
  const { draft, problems, change, submit } = useCheckedDraft({ code: '' });
  const send = () => actions.sendCode(draft.code.trim());
  return (
    <Form onSubmit={() => submit(checkRequired(draft, ['code']), send)} isPending={state.pending !== null}>
      <Stack gap={5}>
        <TextField
          label={t('auth.totp.label')}
          hint={t('auth.totp.hint')}
          type="code"
          isRequired
          focusOnMount
          value={draft.code}
          onChange={change('code')}
          errorMessage={problems.code && t('auth.totp.required')}
        />
        <FormFailure state={state} problems={problems} />
        <Button
          type="submit"
          size="l"
          fullWidth
          isPending={state.pending === 'form'}
          pendingLabel={t('auth.totp.pending')}
        >
          {t('auth.totp.submit')}
        </Button>
        <Link onPress={actions.cancelCode}>{t('common.back')}</Link>
      </Stack>
    </Form>
  );
}
