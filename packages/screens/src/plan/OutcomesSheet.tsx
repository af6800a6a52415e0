import { Button } from '@prepar/ui/Button';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { formatLongDay, formatNumber } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import type { PlanActions, PlanReady } from './PlanScreen.types.ts';

interface OutcomesSheetProps {
  state: PlanReady;
  actions: Pick<PlanActions, 'askOutcome'>;
}

/** What was told of earlier dates; it can be corrected. */
export function OutcomesSheet({ state: { outcomes }, actions }: OutcomesSheetProps) {
  const { t, rich, tag } = useWords();
  return (
    <Sheet title={t('plan.outcomes')}>
      <SheetRows>
        {outcomes.map(({ date, result, mark }) => (
          <SheetRow
            key={date}
            title={formatLongDay(date, tag)}
            detail={t(`plan.outcome.${result}`)}
            {...(mark !== null && { value: formatNumber(mark, tag) })}
            end={
              <Button tone="secondary" size="s" onPress={() => actions.askOutcome(date)}>
                {rich('plan.outcome.correct', { date: formatLongDay(date, tag), hidden: visuallyHidden })}
              </Button>
            }
          />
        ))}
      </SheetRows>
    </Sheet>
  );
}
