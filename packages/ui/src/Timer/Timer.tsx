import Pause from 'lucide-react/icons/pause';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { timer, timerFace, timerValue } from './Timer.variants.ts';

export interface TimerProps {
  /** What is timed, for example 'Tempo de estudo'. */
  label: string;
  /** The time, already in words and digits: '1h 12min 8s'. */
  value: string;
  /** Shown as a badge while the time stands still, for example 'Pausada'. */
  pausedLabel?: string | undefined;
  /** The IconButton that pauses or resumes. */
  control?: ReactNode;
}

/** Time that goes on. Screen readers read it when they come to it, never every second. */
export function Timer({ label, value, pausedLabel, control }: TimerProps) {
  return (
    <div className={timer}>
      <div className={timerFace}>
        <div role="timer" aria-live="off" aria-label={label} className={timerValue}>
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
