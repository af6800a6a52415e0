import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Icon } from '../Icon/Icon.tsx';
import { fieldError } from './Field.variants.ts';

/** What is wrong with the field around it, read out when it comes. */
export function FieldProblem({ errorMessage }: { errorMessage: string | undefined }) {
  return (
    // There before the error is: screen readers miss what a region says when it appears.
    <div aria-live="polite">
      <FieldError elementType="p" className={fieldError}>
        <span className="mt-px">
          <Icon of={CircleAlert} size="s" />
        </span>
        {errorMessage}
      </FieldError>
    </div>
  );
}
