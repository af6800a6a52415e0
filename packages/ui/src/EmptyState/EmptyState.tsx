import type { ReactNode } from 'react';
import { Bubble } from '../Bubble/Bubble.tsx';
import { Heading } from '../Heading/Heading.tsx';

export interface EmptyStateProps {
  /** What is not there yet. */
  title: string;
  /** One sentence: what will fill this place. */
  children: ReactNode;
  /** The one button or link that begins it. */
  action?: ReactNode;
  /** Level of the title. Default 3. */
  level?: 1 | 2 | 3;
}

/** Nothing here yet: four dashed bubbles, what will come, and how to begin. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex gap-1.5">
        {['A', 'B', 'C', 'D'].map((letter) => (
          <Bubble key={letter} state="dashed">
            {letter}
          </Bubble>
        ))}
      </div>
      <div>
        <Heading level={level} size="h3">
          {title}
        </Heading>
        <p className="type-body-s text-pretty text-text-muted">{children}</p>
      </div>
      {action}
    </div>
  );
}
