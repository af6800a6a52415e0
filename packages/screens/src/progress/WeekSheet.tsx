import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Legend } from '@prepar/ui/Legend';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { WeekChart } from '@prepar/ui/WeekChart';
import { formatList, formatNumber, formatStudyTime, weekdays } from '../common/formats.ts';
import { useWords, type Words } from '../common/words.tsx';
import type { ProgressReady, WeekView } from './ProgressScreen.types.ts';
import { dailyStudyHours } from './weeks.ts';

type WeekSheetProps = Pick<ProgressReady, 'week' | 'today' | 'dailyGoal'>;

/** The seven days of the week as bubbles, and what they add up to. */
export function WeekSheet({ week, today, dailyGoal }: WeekSheetProps) {
  const words = useWords();
  const { t, tag } = words;
  if (week === 'loading') {
    return (
      <Sheet title={t('progress.week')}>
        <SheetBody>
          <Skeleton label={t('progress.week.loading')}>
            <SkeletonBlock height="l" />
          </Skeleton>
        </SheetBody>
      </Sheet>
    );
  }
  const names = weekdays('short', tag);
  return (
    <Sheet
      title={t('progress.week')}
      {...(week.hasFree && { subtitle: t('progress.week.free') })}
      action={
        <Legend
          items={[
            { shape: 'filled', label: t('progress.week.rightAnswer') },
            { shape: 'hollow', label: t('progress.week.wrongAnswer') },
          ]}
        />
      }
    >
      <SheetBody>
        <WeekChart
          days={week.days.map(({ right, wrong }, day) => ({
            label: day === today ? t('progress.week.today') : (names[day] ?? ''),
            right,
            wrong,
            text: today !== null && day > today ? '–' : formatNumber(right + wrong, tag),
            isToday: day === today,
          }))}
          summary={summaryOf(week, dailyGoal, words)}
          headings={{
            day: t('progress.week.day'),
            right: t('progress.week.rightAnswers'),
            wrong: t('progress.week.wrongAnswers'),
          }}
          {...(dailyGoal !== null && {
            goal: {
              value: dailyGoal,
              text: t('progress.week.goal', { count: dailyGoal }),
              words: t('progress.week.goalSummary', { count: dailyGoal }),
            },
          })}
          unitNote={(count) => t('progress.week.unit', { count })}
        />
      </SheetBody>
      <SheetFoot>
        <DescriptionList layout="strip" numeric items={sumsOf(week, words)} />
      </SheetFoot>
    </Sheet>
  );
}

/** All days by their full names, in one sentence. */
function summaryOf({ days }: WeekView, dailyGoal: number | null, { t, tag }: Words): string {
  const names = weekdays('long', tag);
  const counts = days.map(({ right, wrong }, day) =>
    t('progress.week.dayCount', { day: names[day] ?? '', count: right + wrong }),
  );
  const summary = t('progress.week.summary', { days: formatList(counts, tag) });
  return dailyGoal === null ? summary : `${summary} ${t('progress.week.goalSummary', { count: dailyGoal })}`;
}

const sumsOf = ({ studyHours }: WeekView, { t }: Words) => [
  { term: t('progress.week.studyTime'), value: formatStudyTime(studyHours) },
  { term: t('progress.week.daily'), value: formatStudyTime(dailyStudyHours(studyHours)) },
];
