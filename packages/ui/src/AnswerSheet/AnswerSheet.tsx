import { bubble } from '../Bubble/Bubble.variants.ts';
import { answerRow } from './AnswerSheet.variants.ts';

export interface AnswerSheetRow {
  /** Unique within the sheet. */
  id: string;
  /** Number of the question as it is written, for example '07'. */
  number: string;
  /** How many options the question has. Default 4. */
  optionCount?: number;
  /** Places of the chosen options, from 0. Default none: it is open. */
  chosen?: readonly number[];
  /** What became of the choice. Default open: marked, but not yet told. */
  verdict?: 'open' | 'right' | 'wrong';
  /** Places of the right options, from 0, once they are told; ringed when they were missed. */
  right?: readonly number[];
  /** Whether this is the question on the screen. Default false. */
  isCurrent?: boolean;
}

export interface AnswerSheetProps {
  /** The whole sheet in words, for example '13 respondidas, 10 certas'. */
  summary: string;
  rows: readonly AnswerSheetRow[];
  /** l is the sheet on paper, for a few rows that are all there is to see. Default m. */
  size?: 'm' | 'l';
}

/** The sheet of a session: one row of small bubbles per question, a timing mark at the current one. */
export function AnswerSheet({ summary, rows, size = 'm' }: AnswerSheetProps) {
  return (
    <>
      <p className="sr-only">{summary}</p>
      <div className="grid gap-2.25">
        {rows.map((row) => (
          <div key={row.id} className={answerRow({ current: row.isCurrent ?? false })}>
            <Marks row={row} size={size} />
          </div>
        ))}
      </div>
    </>
  );
}

function Marks({ row, size }: { row: AnswerSheetRow; size: 'm' | 'l' }) {
  const letters = Array.from({ length: row.optionCount ?? 4 }, (_, index) => String.fromCodePoint(65 + index));
  return (
    <span aria-hidden className="flex min-w-0 flex-wrap items-center gap-2">
      <span className="min-w-6">{row.number}</span>
      <span className={`flex flex-wrap ${size === 'l' ? 'gap-2' : 'gap-3'}`}>
        {letters.map((letter, index) => (
          <span key={letter} className={bubble({ state: stateOf(row, index), size: size === 'l' ? 'l' : 'gabarito' })}>
            {letter}
          </span>
        ))}
      </span>
    </span>
  );
}

function stateOf({ chosen = [], verdict = 'open', right = [] }: AnswerSheetRow, index: number) {
  const isRight = right.includes(index);
  if (!chosen.includes(index)) return isRight ? 'key' : 'faint';
  if (verdict === 'open') return 'filled';
  return isRight ? 'right' : 'wrong';
}
