import type { ReactNode } from 'react';
import { skeletonBlock, skeletonBubble, skeletonLine } from './Skeleton.variants.ts';

export interface SkeletonProps {
  /** What is being loaded, for example 'Carregando o painel'. Screen readers hear it; people who asked for less motion read it. */
  label: string;
  /** Lines, blocks and bubbles in the shape of what will come; the layout components hold them. */
  children: ReactNode;
}

/** The shape of content that is on its way. It appears after 300 ms, so that a quick answer never flickers. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <section aria-busy aria-label={label} className="animate-appear">
      <p className="hidden pb-2 type-body-s text-text-muted motion-reduce:block" aria-hidden>
        {label}
      </p>
      {children}
    </section>
  );
}

export interface SkeletonLineProps {
  /** Height: a line of text 12px, a title 20px, a key figure 28px, a control 40px. Default text. */
  size?: 'text' | 'title' | 'stat' | 'control';
  /** Part of the container that it fills. Default full. */
  width?: '1/4' | '2/5' | '3/5' | '4/5' | 'full';
}

/** One line of text to come. */
export function SkeletonLine({ size, width }: SkeletonLineProps) {
  return <div className={skeletonLine({ size, width })} />;
}

export interface SkeletonTextProps {
  /** Words as long as those to come. */
  children: ReactNode;
}

/** Keeps the place of words to come, so that nothing below moves when they stand there. Nobody sees or hears it. */
export function SkeletonText({ children }: SkeletonTextProps) {
  return (
    <span className="invisible" aria-hidden>
      {children}
    </span>
  );
}

export interface SkeletonBlockProps {
  /** 64, 128 or 256px. */
  height: 's' | 'm' | 'l';
}

/** A sheet or chart to come. */
export function SkeletonBlock({ height }: SkeletonBlockProps) {
  return <div className={skeletonBlock({ height })} />;
}

export interface SkeletonBubbleProps {
  /** m 22px, l 32px, or the 44px of a monogram. */
  size: 'm' | 'l' | 'tile';
}

/** A bubble, avatar or tile to come. */
export function SkeletonBubble({ size }: SkeletonBubbleProps) {
  return <div className={skeletonBubble({ size })} />;
}
