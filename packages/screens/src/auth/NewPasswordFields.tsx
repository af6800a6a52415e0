import { PasswordField } from '@prepar/ui/PasswordField';
import { PasswordStrength } from '@prepar/ui/PasswordStrength';
import { Stack } from '@prepar/ui/Stack';
import { formatList } from '../common/formats.ts';
import { useWords, type Words } from '../common/words.tsx';
import { criteria, minimumLength, missingCriteria, passwordStrength, specials } from './passwordPolicy.ts';
import type { Problem, Problems } from './problems.ts';

/** Ids of the two inputs, which a summary of problems leads to. */
export const passwordId = 'new-password';
export const confirmationId = 'password-confirmation';

export type NewPasswordField = 'password' | 'confirmation';

export interface NewPasswordFieldsProps {
  /** Name of the first field. */
  label: string;
  draft: Record<NewPasswordField, string>;
  problems: Problems<NewPasswordField>;
  /** Why the server did not take the password. */
  refusal?: string | undefined;
  change: (field: NewPasswordField) => (value: string) => void;
  /** Whether the first field takes the focus when it appears. Default false. */
  focusOnMount?: boolean;
}

/** A new password, how strong it is, and the password once more. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, draft, problems, refusal, change, focusOnMount = false } = props;
  const words = useWords();
  const { t } = words;
  const showHide = { showLabel: t('common.showPassword'), hideLabel: t('common.hidePassword') };
  return (
    <>
      <Stack gap={2}>
        <PasswordField
          {...showHide}
          id={passwordId}
          label={label}
          autoComplete="new-password"
          isRequired
          focusOnMount={focusOnMount}
          value={draft.password}
          onChange={change('password')}
          errorMessage={problems.password ? passwordError(problems.password, words) : refusal}
        />
        <Strength password={draft.password} />
      </Stack>
      <PasswordField
        {...showHide}
        id={confirmationId}
        label={t('auth.confirmation')}
        autoComplete="new-password"
        isRequired
        value={draft.confirmation}
        onChange={change('confirmation')}
        errorMessage={
          problems.confirmation &&
          t(problems.confirmation.kind === 'required' ? 'auth.confirmationRequired' : 'auth.passwordsNotMatch')
        }
      />
    </>
  );
}

function passwordError(problem: Problem, { t, tag }: Words): string {
  if (problem.kind !== 'policy') return t('auth.passwordRequired');
  const missing = problem.missing.map((criterion) =>
    t(`auth.missing.${criterion}`, { minimum: minimumLength, specials }),
  );
  const wanted = formatList(missing, tag);
  // With one rule open the meter says 'good', and nothing may say the opposite beside it.
  return missing.length === 1
    ? t('auth.passwordNeeds', { criteria: wanted })
    : t('auth.passwordMissing', { title: t('auth.passwordTooWeak'), criteria: wanted });
}

function Strength({ password }: { password: string }) {
  const { t } = useWords();
  const isEmpty = password === '';
  const { percent, level } = passwordStrength(password);
  const missing = missingCriteria(password);
  return (
    <PasswordStrength
      label={t('auth.strength')}
      percent={percent}
      level={isEmpty ? null : level}
      levelLabel={t(`auth.strength.${level}`)}
      criteria={criteria.map((criterion) => {
        const isMet = !isEmpty && !missing.includes(criterion);
        return {
          label: t(`auth.criterion.${criterion}`, { minimum: minimumLength, specials }),
          isMet,
          resultLabel: t(isMet ? 'auth.criterion.met' : 'auth.criterion.open'),
        };
      })}
    />
  );
}
