import { answerBubble } from './AnswerBubbles.variants.ts';

export interface AnswerBubblesProps {
  /** Right answers. */
  right: number;
  /** Wrong answers. */
  wrong: number;
  /** Answers wanted in all; those that are missing are dashed. */
  of: number;
  /** The same in words, for example '9 de 20 respostas: 5 certas, 4 erradas'. */
  label: string;
}

/** Answers on the way to a number of them, a bubble for each: right ones filled, wrong ones hollow. */
export function AnswerBubbles({ right, wrong, of, label }: AnswerBubblesProps) {
  const state = (place: number) => (place < right ? 'right' : place < right + wrong ? 'wrong' : 'missing');
  return (
    <>
      <span className="sr-only">{label}</span>
      <span
        aria-hidden
        className="grid grid-cols-[repeat(10,minmax(0,1.625rem))] gap-2 md:grid-cols-[repeat(5,1.625rem)] vast:grid-cols-[repeat(5,minmax(0,1.625rem))]"
      >
        {Array.from({ length: of }, (_, place) => (
          <span key={place} className={answerBubble({ state: state(place) })} />
        ))}
      </span>
    </>
  );
}
