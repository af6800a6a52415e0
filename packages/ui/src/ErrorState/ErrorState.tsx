import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';

export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** One sentence: what to do. */
  children?: ReactNode;
  /** The button that tries again. */
  action?: ReactNode;
  /** Level of the title. Default 3. */
  level?: 1 | 2 | 3;
}

/** Something failed: what, and what to do now. Announced when it appears. */
export function ErrorState({ title, children, action, level = 3 }: ErrorStateProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div role="alert" className="border-s-4 border-danger ps-4">
        <Heading level={level} size="h3">
          {title}
        </Heading>
        {children !== undefined && <p className="type-body-s text-pretty text-text-muted">{children}</p>}
      </div>
      {action}
    </div>
  );
}
