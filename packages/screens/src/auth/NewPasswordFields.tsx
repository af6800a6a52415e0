import { PasswordField } from '@prepar/ui/PasswordField';
import { PasswordStrength } from '@prepar/ui/PasswordStrength';
import { Stack } from '@prepar/ui/Stack';
import { formatList } from '../common/formats.ts';
import { useWords, type Words } from '../common/words.tsx';
import { criteria, minimumLength, missingCriteria, passwordStrength, specials } from './passwordPolicy.ts';
import type { Problem } from './problems.ts';

export type NewPasswordField = 'password' | 'confirmation';

export interface NewPasswordFieldsProps {
  /** Name of the first field. */
  label: string;
  draft: Record<NewPasswordField, string>;
  problem: Problem<string> | null;
  change: (field: NewPasswordField) => (value: string) => void;
  /** Whether the first field takes the focus when it appears. Default false. */
  focusOnMount?: boolean;
}

/** A new password, how strong it is, and the password once more. */
export function NewPasswordFields({ label, draft, problem, change, focusOnMount = false }: NewPasswordFieldsProps) {
  const words = useWords();
  const { t } = words;
  const showHide = { showLabel: t('common.showPassword'), hideLabel: t('common.hidePassword') };
  const isEmpty = (field: NewPasswordField) => problem?.kind === 'required' && problem.fields.includes(field);
  const passwordError = isEmpty('password') ? t('auth.passwordRequired') : policyError(problem, words);
  const mismatch = problem?.kind === 'mismatch' ? t('auth.passwordsNotMatch') : undefined;
  return (
    <>
      <Stack gap={2}>
        <PasswordField
          {...showHide}
          label={label}
          autoComplete="new-password"
          isRequired
          focusOnMount={focusOnMount}
          value={draft.password}
          onChange={change('password')}
          errorMessage={passwordError}
        />
        {draft.password !== '' && <Strength password={draft.password} />}
      </Stack>
      <PasswordField
        {...showHide}
        label={t('auth.confirmation')}
        autoComplete="new-password"
        isRequired
        value={draft.confirmation}
        onChange={change('confirmation')}
        errorMessage={isEmpty('confirmation') ? t('auth.confirmationRequired') : mismatch}
      />
    </>
  );
}

function policyError(problem: Problem<string> | null, { t, tag }: Words): string | undefined {
  if (problem?.kind !== 'policy') return undefined;
  const missing = problem.missing.map((criterion) => t(`auth.missing.${criterion}`, { minimum: minimumLength, specials }));
  return t('auth.passwordMissing', { title: t('auth.passwordTooWeak'), criteria: formatList(missing, tag) });
}

function Strength({ password }: { password: string }) {
  const { t } = useWords();
  const { percent, level } = passwordStrength(password);
  const missing = missingCriteria(password);
  return (
    <PasswordStrength
      label={t('auth.strength')}
      percent={percent}
      level={level}
      levelLabel={t(`auth.strength.${level}`)}
      criteria={criteria.map((criterion) => {
        const isMet = !missing.includes(criterion);
        return {
          label: t(`auth.criterion.${criterion}`, { minimum: minimumLength, specials }),
          isMet,
          resultLabel: t(isMet ? 'auth.criterion.met' : 'auth.criterion.open'),
        };
      })}
    />
  );
}
