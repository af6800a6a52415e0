import { Form } from '@prepar/ui/Form';
import { FormError } from '@prepar/ui/FormError';
import { Link } from '@prepar/ui/Link';
import { PasswordField as Field } from '@prepar/ui/PasswordField';
import { Stack } from '@prepar/ui/Stack';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import { FormButtons } from './FormButtons.tsx';
import { afterEdit, checkPasswords, minimumLength, type PasswordProblem, problemOf } from './profileProblems.ts';
import type { PasswordField, ProfileActions, SectionState } from './ProfileScreen.types.ts';
import { saveFailure } from './saveFailure.ts';

export interface PasswordFormProps {
  state: SectionState;
  actions: Pick<ProfileActions, 'savePassword' | 'cancel' | 'resetPassword'>;
}

/** The current password, the new one, and the new one once more. */
export function PasswordForm({ state, actions }: PasswordFormProps) {
  const words = useWords();
  const { t } = words;
  const [draft, setDraft] = useState({ currentPassword: '', newPassword: '', confirmPassword: '' });
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const [sent, setSent] = useState('');
  const isSaving = state.status === 'saving';
  const refusal = problem === null ? saveFailure(state, words) : null;
  const isWrong = state.status === 'edit' && state.isPasswordWrong === true;
  const submit = () => {
    const found = checkPasswords(draft);
    setProblem(found);
    setSent(draft.currentPassword);
    if (found === null) actions.savePassword(draft);
  };
  const fieldProps = (field: PasswordField) => {
    const error = problemOf(field, problem);
    return {
      label: t(`profile.${field}`),
      isRequired: true,
      showLabel: t('common.showPassword'),
      hideLabel: t('common.hidePassword'),
      value: draft[field],
      onChange: (value: string) => {
        setDraft({ ...draft, [field]: value });
        setProblem(afterEdit(problem, field));
      },
      errorMessage: error === null ? undefined : t(error, { minimum: minimumLength }),
    };
  };
  return (
    <Form onSubmit={submit} isPending={isSaving} onCancel={() => actions.cancel('password')}>
      <Stack gap={4}>
        <Field
          {...fieldProps('currentPassword')}
          {...(isWrong && refusal !== null && draft.currentPassword === sent && { errorMessage: refusal })}
          autoComplete="current-password"
          focusOnMount
          action={<Link onPress={actions.resetPassword}>{t('profile.forgotPassword')}</Link>}
        />
        <Field
          {...fieldProps('newPassword')}
          autoComplete="new-password"
          hint={t('profile.newPasswordHint', { minimum: minimumLength })}
        />
        <Field {...fieldProps('confirmPassword')} autoComplete="new-password" />
        <FormError>{problem?.kind === 'required' ? t('profile.fillRequiredFields') : !isWrong && refusal}</FormError>
        <FormButtons isSaving={isSaving} onCancel={() => actions.cancel('password')} />
      </Stack>
    </Form>
  );
}
