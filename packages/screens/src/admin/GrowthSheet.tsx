import { BarChart } from '@prepar/ui/BarChart';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { formatNumber, formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { type DayUnit, groupDays, unitOf } from './dayGroups.ts';
import type { GrowthDay } from './AdminScreen.types.ts';
import { formatDayMonth } from '../common/formatDayMonth.ts';

/** How many accounts there were, up to today. */
export function GrowthSheet({ growth }: { growth: readonly GrowthDay[] }) {
  const { t, tag } = useWords();
  const unit = growthUnit(growth.length);
  const points = groupDays(growth, unit).flatMap((group) => group.slice(-1));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <Sheet title={t('admin.growth')} subtitle={t('admin.growthNote', { unit })}>
      <SheetBody>
        <BarChart
          form="points"
          summary={t('admin.growthSummary', {
            from: formatDayMonth(first.date, tag),
            before: formatNumber(first.totalUsers, tag),
            to: formatDayMonth(last.date, tag),
            now: formatNumber(last.totalUsers, tag),
          })}
          headings={{ label: t('admin.day'), value: t('admin.section.users') }}
          format={(value) => formatShortNumber(value, tag)}
          items={points.map(({ date, totalUsers }) => ({
            label: formatDayMonth(date, tag),
            value: totalUsers,
            text: formatShortNumber(totalUsers, tag),
            isCurrent: date === last.date,
          }))}
        />
      </SheetBody>
    </Sheet>
  );
}

/** A point for each week is enough to see the slope of a month. */
const growthUnit = (days: number): DayUnit => (days > 7 && unitOf(days) === 'day' ? 'week' : unitOf(days));
