import type { ReactNode } from 'react';
import { Bubble } from '../Bubble/Bubble.tsx';

export interface StepListProps {
  /** `StepListItem`s. */
  children: ReactNode;
}

/** Numbered steps to take one after the other, inside a sheet. */
export function StepList({ children }: StepListProps) {
  return (
    <div className="@container">
      <ol>{children}</ol>
    </div>
  );
}

export interface StepListItemProps {
  /** Place in the list, from 1; the first is the one to take now. */
  number: number;
  /** What to do: words, or a standalone link, whose height for a finger takes no room here. */
  title: ReactNode;
  /** About what. */
  detail: ReactNode;
  /** How long it takes. */
  time: ReactNode;
}

/** One step. */
export function StepListItem({ number, title, detail, time }: StepListItemProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-start gap-x-3 border-t py-3 first:border-t-0 first:pt-0 @max-[13rem]:grid-cols-1">
      <span className="flex pt-0.25">
        <Bubble state={number === 1 ? 'filled' : 'hollow'}>{number}</Bubble>
      </span>
      <div className="min-w-0">
        <div className="type-label text-[0.9375rem]/6 max-md:[&>a]:-my-2.5 max-md:[&>a]:py-2.5">{title}</div>
        <div className="type-caption text-text-muted">{detail}</div>
      </div>
      <span className="type-body-s text-[0.875rem]/6 whitespace-nowrap text-text-muted">{time}</span>
    </li>
  );
}
