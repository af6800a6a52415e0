import { AnswerSheet } from '@prepar/ui/AnswerSheet';
import { Grid } from '@prepar/ui/Grid';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { useWords } from '../common/words.tsx';
import { sheetRows } from '../question/sheetRows.ts';
import type { SheetAnswer } from './SessionResultScreen.types.ts';

/** So many rows stand in one column; rows of five options need its width. */
const oneColumn = 6;

/** The answer sheet of the session, printed at full size: what was marked, and the right ones that were missed. */
export function SessionSheet({ answers }: { answers: readonly SheetAnswer[] }) {
  const { t } = useWords();
  const rows = sheetRows(answers, null);
  const isSplit = rows.length > oneColumn && answers.every(({ optionCount }) => optionCount < 5);
  const half = isSplit ? Math.ceil(rows.length / 2) : rows.length;
  const columns = [rows.slice(0, half), rows.slice(half)].filter((column) => column.length > 0);
  const summaryOf = (place: number) => {
    const of = answers.slice(place * half, place * half + half);
    return t('answers.result.sheetSummary', {
      answered: of.length,
      right: of.filter(({ isRight }) => isRight).length,
    });
  };
  const sheets = columns.map((column, place) => (
    <AnswerSheet key={column[0]?.id} size="l" summary={summaryOf(place)} rows={column} />
  ));
  return (
    <Sheet title={t('answers.result.sheet')} titleSize="h3" subtitle={t('answers.result.legend')}>
      <SheetBody>
        {isSplit ? (
          <Grid columns={2} gap={4}>
            {sheets}
          </Grid>
        ) : (
          sheets
        )}
      </SheetBody>
    </Sheet>
  );
}
