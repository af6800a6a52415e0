import type { ReactNode } from 'react';
import { statCell, statFrame, statStrip, statValue } from './StatStrip.variants.ts';

export interface Stat {
  /** What is counted. Unique within the strip. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** Smaller, after the figure, for example 'de 500'. */
  unit?: ReactNode;
  /** One line below the figure. */
  note?: ReactNode;
}

export interface StatStripProps {
  /** Three to six figures. */
  stats: readonly Stat[];
  /** Accessible name of the strip. */
  label: string;
  /** Size of the figures: 28px (24px when there are more than four) or 20px. Default m. */
  size?: 'm' | 's';
  /** `none` when it stands inside a sheet. Default sheet. */
  frame?: 'sheet' | 'none';
}

/** Key figures that share one ruled sheet: one line when wide, two columns when narrow. */
export function StatStrip({ stats, label, size, frame }: StatStripProps) {
  const line = stats.length > 5 ? 'long' : stats.length === 5 ? 'five' : stats.length === 3 ? 'three' : 'short';
  return (
    <section aria-label={label} className={statFrame({ frame })}>
      <dl className={statStrip({ line, size })}>
        {stats.map((stat) => (
          <div key={stat.label} className={statCell({ line })}>
            <dt className="type-body-s text-text-muted">{stat.label}</dt>
            <dd className={statValue({ size, line })}>
              {stat.value}
              {stat.unit !== undefined && (
                <>
                  {' '}
                  <span className="inline-block font-display text-[1rem]/none font-medium tracking-[0] text-text-muted">
                    {stat.unit}
                  </span>
                </>
              )}
            </dd>
            {stat.note !== undefined && <dd className="type-caption text-text-muted">{stat.note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
