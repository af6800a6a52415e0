import Flag from 'lucide-react/icons/flag';
import { bubble } from '../Bubble/Bubble.variants.ts';
import { Pressable } from '../Button/Pressable.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { answerRow } from './AnswerSheet.variants.ts';

export interface AnswerSheetRow {
  /** Unique within the sheet. */
  id: string;
  /** Number of the question as it is written, for example '07'. */
  number: string;
  /** How many options the question has. Default 4. */
  optionCount?: number;
  /** Place of the chosen option, from 0; none or -1 when it is open. */
  chosen?: number;
  /** What became of the choice. Default open: marked, but not yet told. */
  verdict?: 'open' | 'right' | 'wrong';
  /** Place of the right option, from 0; ringed when it was missed. */
  keyOption?: number;
  /** Whether this is the question on the screen. Default false. */
  isCurrent?: boolean;
  /** Whether the learner flagged it. Default false. */
  isFlagged?: boolean;
}

export interface PressableAnswerSheetRow extends AnswerSheetRow {
  /** The whole row in words, for example 'Questão 7, respondida'. */
  label: string;
}

export type AnswerSheetProps = {
  /** The whole sheet in words, for example '13 respondidas, 10 certas'. */
  summary: string;
} & (
  | { rows: readonly AnswerSheetRow[]; onSelect?: never }
  | {
      rows: readonly PressableAnswerSheetRow[];
      /** Called with the id of the question to go to. */
      onSelect: (id: string) => void;
    }
);

/** The sheet of a session: one row of small bubbles per question, a timing mark at the current one. */
export function AnswerSheet({ summary, rows, onSelect }: AnswerSheetProps) {
  if (onSelect === undefined) {
    return (
      <>
        <p className="sr-only">{summary}</p>
        <div className="grid gap-2.25">
          {rows.map((row) => (
            <div key={row.id} className={answerRow({ current: row.isCurrent ?? false })}>
              <Marks row={row} />
            </div>
          ))}
        </div>
      </>
    );
  }
  return (
    <ol aria-label={summary}>
      {rows.map((row) => (
        <li key={row.id}>
          <Pressable
            className={answerRow({ current: row.isCurrent ?? false, pressable: true })}
            aria-current={row.isCurrent ? 'true' : undefined}
            onPress={() => {
              onSelect(row.id);
            }}
          >
            <span className="sr-only">{row.label}</span>
            <Marks row={row} />
          </Pressable>
        </li>
      ))}
    </ol>
  );
}

function Marks({ row }: { row: AnswerSheetRow }) {
  const letters = Array.from({ length: row.optionCount ?? 4 }, (_, index) => String.fromCodePoint(65 + index));
  return (
    <span aria-hidden className="flex min-w-0 flex-wrap items-center gap-2">
      <span className="min-w-6">{row.number}</span>
      <span className="flex flex-wrap gap-3">
        {letters.map((letter, index) => (
          <span key={letter} className={bubble({ state: stateOf(row, index), size: 'gabarito' })}>
            {letter}
          </span>
        ))}
      </span>
      {row.isFlagged && <Icon of={Flag} size="xs" />}
    </span>
  );
}

function stateOf({ chosen, verdict = 'open', keyOption }: AnswerSheetRow, index: number) {
  if (index === chosen) return verdict === 'open' ? 'filled' : verdict;
  return index === keyOption ? 'key' : 'faint';
}
