import { AnswerSheet } from '@prepar/ui/AnswerSheet';
import { Bubble } from '@prepar/ui/Bubble';
import { Grid } from '@prepar/ui/Grid';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { sheetRows } from '../question/sheetRows.ts';
import type { SheetAnswer } from './SessionResultScreen.types.ts';

/** So many rows stand in one column. */
const oneColumn = 6;

const signs = [
  ['right', 'answers.right'],
  ['wrong', 'answers.wrong'],
  ['key', 'answers.result.missedKey'],
] as const;

/** The answer sheet of the session, printed at full size: what was marked, and the right ones that were missed. */
export function SessionSheet({ answers }: { answers: readonly SheetAnswer[] }) {
  const { t } = useWords();
  const rows = sheetRows(answers, null);
  const half = rows.length > oneColumn ? Math.ceil(rows.length / 2) : rows.length;
  const columns = [rows.slice(0, half), rows.slice(half)].filter((column) => column.length > 0);
  const summaryOf = (place: number) => {
    const of = answers.slice(place * half, place * half + half);
    return t('answers.result.sheetSummary', {
      answered: of.length,
      right: of.filter(({ isRight }) => isRight).length,
    });
  };
  return (
    <Sheet
      title={t('answers.result.sheet')}
      titleSize="h3"
      action={
        <Inline as="ul" gap={4}>
          {signs.map(([state, id]) => (
            <Inline key={id} as="li" gap={2} wrap={false}>
              <Bubble size="s" state={state} />
              <Text as="span" size="caption" tone="muted">
                {t(id)}
              </Text>
            </Inline>
          ))}
        </Inline>
      }
    >
      <SheetBody>
        <Grid columns="fit-m" gap={3}>
          {columns.map((column, place) => (
            <AnswerSheet key={column[0]?.id} size="l" summary={summaryOf(place)} rows={column} />
          ))}
        </Grid>
      </SheetBody>
    </Sheet>
  );
}
