import { Button } from '@prepar/ui/Button';
import { Form } from '@prepar/ui/Form';
import { Stack } from '@prepar/ui/Stack';
import { TextField } from '@prepar/ui/TextField';
import { useWords } from '../common/words.tsx';
import type { AuthFormProps } from './AuthScreen.types.ts';
import { FormFailure } from './FormFailure.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { checkNewPassword, checkRequired } from './problems.ts';
import { useCheckedDraft } from './useCheckedDraft.ts';

/** Name, e-mail and password of somebody new. */
export function RegisterForm({ state, actions, email, onEmailChange }: AuthFormProps) {
  const { t } = useWords();
  const { draft, problem, change, submit } = useCheckedDraft({ name: '', email, password: '', confirmation: '' });
  const isEmpty = (field: 'name' | 'email') => problem?.kind === 'required' && problem.fields.includes(field);
  const check = () => checkRequired(draft, ['name', 'email', 'password', 'confirmation']) ?? checkNewPassword(draft);
  const send = () =>
    actions.register({ name: draft.name.trim(), email: draft.email.trim(), password: draft.password });
  return (
    <Form onSubmit={() => submit(check(), send)} isPending={state.pending !== null}>
      <Stack gap={5}>
        <TextField
          label={t('auth.name')}
          autoComplete="name"
          isRequired
          value={draft.name}
          onChange={change('name')}
          errorMessage={isEmpty('name') ? t('auth.nameRequired') : undefined}
        />
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          isRequired
          value={draft.email}
          onChange={(value) => {
            change('email')(value);
            onEmailChange(value);
          }}
          errorMessage={isEmpty('email') ? t('auth.emailRequired') : undefined}
        />
        <NewPasswordFields label={t('auth.password')} draft={draft} problem={problem} change={change} />
        <FormFailure state={state} problem={problem} />
        <Button
          type="submit"
          size="l"
          fullWidth
          isPending={state.pending === 'form'}
          pendingLabel={t('auth.register.pending')}
          isDisabled={state.pending === 'google' || state.pending === 'github'}
        >
          {t('auth.register.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
