import { BubbleStrip, type BubbleStripItem } from '@prepar/ui/Bubble';
import { Link } from '@prepar/ui/Link';
import { SkeletonLine } from '@prepar/ui/Skeleton';
import { StatStrip } from '@prepar/ui/StatStrip';
import type { ReactNode } from 'react';
import { formatList, formatNumber, formatPercentage, formatStudyTime, weekdays } from '../common/formats.ts';
import { useWords, type Words } from '../common/words.tsx';
import type { KeyFigures, StreakDay } from './DashboardScreen.types.ts';

export interface KeyFiguresStripProps {
  figures: KeyFigures;
  pricingHref: string;
}

/** Credits, accuracy, weekly streak and study time. */
export function KeyFiguresStrip({ figures, pricingHref }: KeyFiguresStripProps) {
  const { credits, accuracy, streak, studyTime } = figures;
  const { t, rich, tag } = useWords();
  const plans = (parts: ReactNode[]) => (
    <Link href={pricingHref} standalone={credits.left === null}>
      {parts}
    </Link>
  );
  return (
    <StatStrip
      label={t('dashboard.figures')}
      stats={[
        {
          label: t('dashboard.credits'),
          value: formatNumber(credits.spent, tag),
          note:
            credits.left === null
              ? rich('dashboard.creditsPlans', { plans })
              : rich('dashboard.creditsLeft', { count: credits.left, plans }),
        },
        accuracy.answered === 0
          ? { label: t('dashboard.accuracy'), value: '–', note: t('dashboard.notYet') }
          : {
              label: t('dashboard.accuracy'),
              value: formatPercentage(accuracy.value, tag),
              note: t('dashboard.accuracyNote', { right: accuracy.right, answered: accuracy.answered }),
            },
        {
          label: t('dashboard.streak'),
          value: t('dashboard.streakDays', { count: streak.days }),
          note: streak.week === 'unavailable' ? undefined : <Week week={streak.week} />,
        },
        {
          label: t('dashboard.studyTime'),
          value: formatStudyTime(studyTime.total),
          note:
            studyTime.thisWeek === null
              ? undefined
              : t('dashboard.studyWeek', { time: formatStudyTime(studyTime.thisWeek) }),
        },
      ]}
    />
  );
}

function Week({ week }: { week: 'loading' | readonly StreakDay[] }) {
  const words = useWords();
  if (week === 'loading') return <SkeletonLine size="title" width="4/5" />;
  const letters = weekdays('narrow', words.tag);
  const items: BubbleStripItem[] = week.map((day, index) => ({
    id: String(index),
    letter: letters[index] ?? '',
    state: day.isStudied ? 'filled' : day.when === 'ahead' ? 'dashed' : 'hollow',
    isMarked: day.when === 'today',
  }));
  return <BubbleStrip items={items} label={studiedDays(week, words)} />;
}

function studiedDays(week: readonly StreakDay[], { t, tag }: Words): string {
  const names = weekdays('long', tag);
  const studied = week.flatMap(({ isStudied, when }, index) => {
    const day = names[index] ?? '';
    if (!isStudied) return [];
    return [when === 'today' ? t('dashboard.streakToday', { day }) : day];
  });
  return studied.length === 0
    ? t('dashboard.streakNone')
    : t('dashboard.streakWeek', { days: formatList(studied, tag) });
}
