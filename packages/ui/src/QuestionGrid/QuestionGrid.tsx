import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { gridBubble, gridCell, gridFlag, questionGrid } from './QuestionGrid.variants.ts';

export interface GridQuestion {
  /** Unique within the grid. */
  id: string;
  /** Number of the question. */
  number: number;
  /** blank is hollow, half filled by half, answered filled, sending ringed with dashes; after the end right is filled, wrong ringed, missed dashed. */
  state: 'blank' | 'half' | 'answered' | 'sending' | 'right' | 'wrong' | 'missed';
  /** Whether the learner marked it. */
  isFlagged: boolean;
  /** Steps back, because others are looked for. Default false. */
  isFaded?: boolean;
  /** The question in words, for example 'Questão 12, em branco, marcada'. */
  label: string;
}

export interface QuestionGridProps {
  /** Accessible name of the grid. */
  label: string;
  /** The questions, five in a row. */
  questions: readonly GridQuestion[];
  /** The one on the screen. */
  current: string;
  /** Called with the id of the question to go to. */
  onSelect: (id: string) => void;
  /** l has room for fingers. Default m. */
  size?: 'm' | 'l';
}

/** All questions of an exam as numbered bubbles. One tab stop: arrow keys move, Enter goes to the question. */
export function QuestionGrid({ label, questions, current, onSelect, size = 'm' }: QuestionGridProps) {
  const row = Math.floor(questions.findIndex(({ id }) => id === current) / 5);
  return (
    <ListBox
      aria-label={label}
      layout="grid"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[current]}
      onSelectionChange={(keys) => {
        for (const key of keys) onSelect(String(key));
      }}
      className={questionGrid}
    >
      {questions.map(({ id, number, state, isFlagged, isFaded = false, label: name }, place) => (
        <ListBoxItem
          key={id}
          id={id}
          textValue={name}
          aria-label={name}
          className={gridCell({ size, mark: place % 5 > 0 ? 'none' : place / 5 === row ? 'current' : 'row' })}
        >
          <span className={gridBubble({ size, state: isFaded ? 'faded' : state })}>
            {number}
            {isFlagged && (
              <svg aria-hidden viewBox="0 0 14 14" className={gridFlag({ size })}>
                <path d="M2 13.5V1h10.5L10 4.25 12.5 7.5H4v6z" />
              </svg>
            )}
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
