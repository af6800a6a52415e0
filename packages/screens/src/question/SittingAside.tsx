import { AnswerSheet } from '@prepar/ui/AnswerSheet';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Divider } from '@prepar/ui/Divider';
import { Heading } from '@prepar/ui/Heading';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatTimer } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { SittingFigures, SittingState } from './QuestionScreen.types.ts';
import { sheetRows } from './sheetRows.ts';
import { openQuestion, shownQuestion } from './sittingRules.ts';

/** How many rows of a practice session stay on the sheet. */
const latestRows = 10;

/** The latest rows of this sitting's answer sheet, and its figures. */
export function SittingAside({ state }: { state: SittingState }) {
  const { t } = useWords();
  const { rows, elsewhere, figures, run } = state.sitting;
  // What is counted begins at one, whatever the session had before.
  const before = run?.isCounted ? (shownQuestion(state)?.number ?? run.done) - rows.length : elsewhere;
  const sheet = sheetRows(rows, onScreen(state), before).slice(Math.max(0, -before));
  const count = (...verdicts: (typeof sheet)[number]['verdict'][]) =>
    sheet.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          {t('question.sheet')}
        </Heading>
        {(rows.length === 0 || elsewhere > 0) && (
          <Text size="body-s" tone="muted">
            {elsewhere > 0 ? t('question.sheetElsewhere', { count: elsewhere }) : t('question.sheetEmpty')}
          </Text>
        )}
        <AnswerSheet
          summary={t('question.sheetSummary', {
            answered: figures.answered ?? count('right', 'wrong'),
            right: figures.right ?? count('right'),
          })}
          rows={sheet.slice(-latestRows)}
        />
      </Stack>
      <Divider />
      <Figures figures={figures} />
    </Stack>
  );
}

function onScreen(state: SittingState) {
  if (state.status === 'reviewed') return { questionId: state.review.question.id, selected: state.review.chosen };
  const open = openQuestion(state);
  return open && { questionId: open.question.id, selected: open.selected };
}

function Figures({ figures: { answered, right, averageSeconds, goal } }: { figures: SittingFigures }) {
  const { t } = useWords();
  const items = [
    answered !== null && { term: t('question.answered'), value: answered },
    right !== null && { term: t('question.right'), value: right },
    averageSeconds !== null && { term: t('question.averageTime'), value: formatTimer(averageSeconds) },
    goal !== null && {
      term: t('question.goal'),
      value: t('question.goalValue', { done: goal.done, target: goal.target }),
    },
  ];
  return <DescriptionList numeric items={items.filter((item) => item !== false)} />;
}
