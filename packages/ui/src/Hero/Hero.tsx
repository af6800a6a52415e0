import type { ReactNode } from 'react';

export interface HeroProps {
  /** The h1. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** The one button, `tone="mark"`. */
  action: ReactNode;
  /** A `Cartela tone="inverse"`: decoration, shown from 1100px on. */
  illustration: ReactNode;
  /** A sample card before the picture. */
  card?: ReactNode;
}

/** The opening of a public page, on the navy of its header. */
export function Hero({ title, text, action, illustration, card }: HeroProps) {
  return (
    <div className="grid items-center gap-16 pt-6 pb-10 md:pt-12 md:pb-16 xl:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
      <div>
        <h1 className="type-display-1 text-text-inverse">{title}</h1>
        <p className="mt-4 mb-6 max-w-136 text-text-inverse-muted md:mt-5 md:mb-8 md:text-[1.1875rem]/7.5">{text}</p>
        <div className="max-md:grid">{action}</div>
      </div>
      <div className="relative h-92 max-xl:hidden" aria-hidden>
        <div className="absolute top-0 right-0 w-108">{illustration}</div>
        {card !== undefined && (
          <div className="absolute bottom-2 left-0 w-74 rounded-sheet bg-surface px-5 py-4 text-text shadow-dialog">
            {card}
          </div>
        )}
      </div>
    </div>
  );
}
