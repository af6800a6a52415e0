import type { AuthFormState } from './AuthScreen.types.ts';
import { FailureCallout } from './FailureCallout.tsx';
import { hasProblems, type Problems } from './problems.ts';

interface FormFailureProps {
  state: AuthFormState;
  problems: Problems<string>;
}

/** What is wrong with the form as a whole: several empty fields, else the refusal of the last call. */
export function FormFailure({ state, problems }: FormFailureProps) {
  if (Object.keys(problems).length > 1) return <FailureCallout failure={{ text: 'auth.fillRequiredFields' }} />;
  return <FailureCallout failure={!hasProblems(problems) && state.failure?.from === 'form' ? state.failure : null} />;
}
