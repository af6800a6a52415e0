import type { AnswerSheetRow } from '@prepar/ui/AnswerSheet';
import { lettersOf } from './answer.ts';
import type { SittingRow } from './QuestionScreen.types.ts';

/** What is on the screen: its row is the current one, and shows the choice that is not confirmed yet. */
export interface OnScreen {
  questionId: string;
  selected: string | null;
}

/** Rows of the answer sheet, numbered from 01, after those that were answered elsewhere. */
export function sheetRows(
  rows: readonly SittingRow[],
  onScreen: OnScreen | null,
  elsewhere = 0,
): Required<AnswerSheetRow>[] {
  return rows.map((row, index) => {
    const isCurrent = row.id === onScreen?.questionId;
    const chosen = row.chosen ?? (isCurrent ? onScreen.selected : null);
    return {
      id: row.id,
      number: String(elsewhere + index + 1).padStart(2, '0'),
      optionCount: row.optionCount,
      chosen: positions(chosen),
      right: positions(row.right),
      verdict: row.right === null ? 'open' : row.right === chosen ? 'right' : 'wrong',
      isCurrent,
    };
  });
}

/** Places of the letters of an answer, from 0 on. */
const positions = (answer: string | null) => lettersOf(answer).map((letter) => letter.charCodeAt(0) - 65);
