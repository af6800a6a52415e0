import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { callout, calloutBody, calloutIcon, calloutText, calloutTitle, calloutWords } from './Callout.variants.ts';

export type CalloutTone = 'info' | 'success' | 'warning' | 'danger';

export interface CalloutProps {
  /** How it stands for the reader. */
  tone: CalloutTone;
  /** A few words above the text. */
  title?: string;
  /** One or two sentences. */
  children: ReactNode;
  /** A Button or Link at the end. */
  action?: ReactNode;
  /** Read out when it appears: alert at once, status in the next pause. Default not: it stands there from the start. */
  live?: 'alert' | 'status';
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/** A remark that stays in the page, beside what it is about. */
export function Callout({ tone, title, children, action, live }: CalloutProps) {
  return (
    <div className={callout({ tone })} role={live}>
      <span className={calloutIcon({ tone })}>
        <Icon of={icons[tone]} />
      </span>
      <div className={calloutBody}>
        <div className={calloutWords}>
          {title !== undefined && <p className={calloutTitle}>{title}</p>}
          <div className={calloutText}>{children}</div>
        </div>
        {action}
      </div>
    </div>
  );
}
