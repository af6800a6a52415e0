import { Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { timer, timerFace, timerValue } from './Timer.variants.ts';

export interface TimerProps {
  /** What is timed, for example 'Tempo de estudo'. */
  label: string;
  /** The time, already in words and digits: '1h 12min 8s'. */
  value: string;
  /** One word before the time, from 768px on, for example 'restam'. */
  prefix?: string;
  /** soon marks time that runs short, last the end of it. Default calm. */
  tone?: 'calm' | 'soon' | 'last';
  /** Shown as a badge while the time stands still, for example 'Pausada'. */
  pausedLabel?: string | undefined;
  /** The IconButton that pauses or resumes. */
  control?: ReactNode;
}

/** Time that goes on. Screen readers read it when they come to it, never every second. */
export function Timer({ label, value, prefix, tone, pausedLabel, control }: TimerProps) {
  return (
    <div className={timer}>
      <div className={timerFace}>
        <div role="timer" aria-live="off" aria-label={label} className={timerValue({ tone })}>
          {prefix !== undefined && (
            <span className="me-1.5 font-text text-[0.875rem]/4 font-medium max-md:hidden">{prefix}</span>
          )}
          {value}
        </div>
        {pausedLabel !== undefined && (
          <Badge tone="warning" icon={Pause}>
            {pausedLabel}
          </Badge>
        )}
      </div>
      {control}
    </div>
  );
}
