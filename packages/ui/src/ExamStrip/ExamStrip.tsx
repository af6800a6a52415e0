import { stripBubble, stripFrame } from './ExamStrip.variants.ts';

export interface ExamStripProps {
  /** Questions of the official exam: one bubble each. */
  count: number;
  /** Those of the longest strip beside it: bubbles of all strips are equally large, so that length is weight. */
  longest: number;
  /** How many of them are filled: the share that is answered right. */
  filled: number;
  /** The pass mark stands before this bubble, counted from 1. */
  cut: number;
  /** few hatches what is filled, none leaves every bubble open and the pass mark out. Default many. */
  answers?: 'many' | 'few' | 'none';
}

/** A part of an exam, one bubble per question. A drawing only: its figures stand beside it. */
export function ExamStrip({ count, longest, filled, cut, answers = 'many' }: ExamStripProps) {
  const bubbles = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <span aria-hidden className={stripFrame} style={{ gridTemplateColumns: `repeat(${longest}, minmax(0, 0.75rem))` }}>
      {bubbles.map((place) => (
        <span
          key={place}
          className={stripBubble({
            answers,
            filled: place <= filled && answers !== 'none',
            cut: place === cut && answers !== 'none',
          })}
        />
      ))}
    </span>
  );
}
