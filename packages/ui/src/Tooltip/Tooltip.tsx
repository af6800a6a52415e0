import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.variants.ts';

export interface TooltipProps {
  /** A few words about the control. What somebody must know does not stand here: touch screens show no tooltips. */
  text: string;
  /** A Button, IconButton, Link or ButtonLink. */
  children: ReactElement;
}

/** Words beside a control while the pointer rests on it, or the keyboard's focus is on it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600}>
      {children}
      <AriaTooltip offset={6} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
