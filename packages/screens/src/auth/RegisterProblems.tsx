import { ErrorSummary } from '@prepar/ui/ErrorSummary';
import { useWords } from '../common/words.tsx';
import { confirmationId, passwordId } from './NewPasswordFields.tsx';
import type { Problems } from './problems.ts';

type RegisterField = 'name' | 'email' | 'password' | 'confirmation';

/** Ids of the inputs that the summary leads to, in the order of the form. */
export const fieldIds = {
  name: 'register-name',
  email: 'register-email',
  password: passwordId,
  confirmation: confirmationId,
} as const satisfies Record<RegisterField, string>;

const fields = Object.keys(fieldIds) as RegisterField[];

/** Which fields are wrong, when there are several; each leads to its field. */
export function RegisterProblems({ problems }: { problems: Problems<RegisterField> }) {
  const { t } = useWords();
  const wrong = fields.filter((field) => problems[field]);
  const isEmpty = wrong.every((field) => problems[field]?.kind === 'required');
  if (wrong.length < 2) return null;
  return (
    <ErrorSummary
      title={isEmpty ? t('auth.fillRequiredFields') : t('auth.fieldsToCheck', { count: wrong.length })}
      fields={wrong.map((field) => ({ id: fieldIds[field], label: t(`auth.${field}`) }))}
    />
  );
}
