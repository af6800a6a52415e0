import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Bar, type BarProps } from './Bar.tsx';

export interface ProgressBarProps extends BarProps {
  /** Draws a ruler of so many steps below the bar, with a longer line at every fifth. */
  rulerSteps?: number;
  /** Per cent that can still be reached: a line, because a paler filling looks like something done. Say beside the bar what it is. */
  reach?: number;
}

/** How much of a task is done. What is no task is a Meter. */
export function ProgressBar({ rulerSteps, reach = 0, ...bar }: ProgressBarProps) {
  return (
    <Bar
      {...bar}
      track={AriaProgressBar}
      ruler={rulerSteps !== undefined && <Ruler steps={rulerSteps} />}
      mark={reach > bar.value && reach < 100 ? reach : undefined}
    />
  );
}

/** From 40 steps on only every fifth is drawn, so that the lines never run together. */
function Ruler({ steps }: { steps: number }) {
  const every = steps > 40 ? 5 : 1;
  const lines = Array.from({ length: Math.floor(steps / every) + 1 }, (_, index) => {
    const step = index * every;
    return `M${step} 0v${step % 5 === 0 ? 9 : 5}`;
  });
  return (
    <svg
      viewBox={`0 0 ${steps} 9`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
      className="mt-0.5 block h-2.25 w-full overflow-visible stroke-border-strong forced-ink"
    >
      <path d={lines.join('')} strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
