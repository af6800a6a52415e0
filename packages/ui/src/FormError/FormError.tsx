import type { ReactNode } from 'react';
import { Callout } from '../Callout/Callout.tsx';

export interface FormErrorProps {
  /** A few words above the text. */
  title?: string | undefined;
  /** Why the form was not sent or was refused. Nothing while there is nothing to say. */
  children?: ReactNode;
}

/** What is wrong with a form as a whole, read out at once. Render it before there is an error, or the first is missed. */
export function FormError({ title, children }: FormErrorProps) {
  const hasError = children !== undefined && children !== null && children !== false;
  return (
    // Empty it takes no room between its neighbours.
    <div role="alert" className="empty:absolute">
      {hasError && (
        <Callout tone="danger" {...(title !== undefined && { title })}>
          {children}
        </Callout>
      )}
    </div>
  );
}
