import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import { introActions, introMain, introNoActions, introPicture, introText } from './IntroLayout.variants.ts';

export interface IntroLayoutProps {
  /** Name of the product; no link, because a tour has its own ways out. */
  brandName: string;
  /** Right in the top bar: the way out. */
  end?: ReactNode;
  /** Above the title: `StepBubbles`. */
  steps?: ReactNode;
  /** The h1. */
  title: ReactNode;
  /** Below the title. */
  children: ReactNode;
  /** Buttons; on a phone they stay at the foot of the screen and the last one takes the room that is left. */
  actions?: ReactNode;
  /** A `Cartela`, beside the text from 1024px on, above it below that. */
  illustration: ReactNode;
}

/** The frame of a tour: text at the left, a picture at the right. Screen readers hear the text of each new step. */
export function IntroLayout({ brandName, end, steps, title, children, actions, illustration }: IntroLayoutProps) {
  return (
    <div className="@container/window grid min-h-dvh grid-cols-1 grid-rows-[auto_auto_1fr_auto] bg-surface lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {/* As high without the way out as with it. */}
      <header className="flex min-h-19 flex-wrap items-center justify-between px-(--gutter) py-4 lg:min-h-24 lg:px-12 lg:pt-10">
        <Logo name={brandName} />
        {end}
      </header>
      <main className={introMain()}>
        <div aria-live="polite" className={introText}>
          {/* As high before the first step as with it. */}
          <div className="min-h-8">{steps}</div>
          <h1 className="mt-5 type-display-2 text-text lg:mt-8">{title}</h1>
          <div className="mt-2 text-text-muted lg:mt-4 lg:text-[1.125rem]/7">{children}</div>
        </div>
        {actions === undefined ? <div className={introNoActions()} /> : <div className={introActions()}>{actions}</div>}
      </main>
      <div className={introPicture()}>
        <div className="w-full max-w-74 lg:max-w-152">{illustration}</div>
      </div>
    </div>
  );
}
