import { BarChart } from '@prepar/ui/BarChart';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatTimer } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { PacingView } from './SimulationScreen.types.ts';

interface PacingSheetProps {
  pacing: PacingView;
  /** Questions that stand nowhere in it. */
  blank: number;
}

/** How long each answer took, against the pace of the exam, and what that says. */
export function PacingSheet({ pacing: { average, slowest, pace, questions }, blank }: PacingSheetProps) {
  const { t, tag } = useWords();
  const longest = Math.max(...questions.map(({ seconds }) => seconds));
  const mean = t('simulation.result.average', { time: formatTimer(average) });
  return (
    <Sheet
      title={t('simulation.result.pacing')}
      subtitle={t('simulation.result.pacingKey', { pace: formatTimer(pace), blank })}
    >
      <SheetBody>
        <Stack gap={4}>
          <BarChart
            form="columns"
            summary={`${t('simulation.result.pacing')}. ${mean}`}
            headings={{ label: t('simulation.result.pacingQuestion'), value: t('simulation.result.pacingTime') }}
            format={formatTimer}
            unit={60}
            rule={pace}
            items={questions.map(({ number, seconds, isRight }) => ({
              label: String(number),
              value: seconds,
              text: t(`simulation.result.pacing${isRight ? 'Right' : 'Wrong'}`, {
                time: formatTimer(seconds),
              }),
              isHollow: !isRight,
              ...(seconds === longest && { mark: formatTimer(seconds) }),
            }))}
          />
          <Text size="body-s">
            {mean}
            {slowest.every(({ seconds }) => seconds > pace) && ` ${slow()}`}
          </Text>
        </Stack>
      </SheetBody>
    </Sheet>
  );

  function slow(): string {
    const list = new Intl.ListFormat(tag).format(slowest.map(({ number }) => String(number)));
    const wrong = slowest.filter(({ isRight }) => !isRight).length;
    const seconds = slowest.reduce((sum, one) => sum + one.seconds, 0);
    return t('simulation.result.slowest', { list, time: formatTimer(seconds), wrong });
  }
}
