import type { AuthFormState } from './AuthScreen.types.ts';
import { FailureCallout } from './FailureCallout.tsx';
import type { Problem } from './problems.ts';

interface FormFailureProps {
  state: AuthFormState;
  problem: Problem<string> | null;
}

/** What is wrong with the form as a whole: several empty fields, else the refusal of the last call. */
export function FormFailure({ state, problem }: FormFailureProps) {
  if (problem?.kind === 'required' && problem.fields.length > 1) return <FailureCallout failure={{ text: 'auth.fillRequiredFields' }} />;
  return problem === null && state.failure?.from === 'form' && <FailureCallout failure={state.failure} />;
}
