import { Highlight } from '@prepar/ui/Highlight';
import { SkeletonText } from '@prepar/ui/Skeleton';
import type { ReactNode } from 'react';
import { formatExamTime } from '../common/formats.ts';
import { freeCredits } from '../common/freeCredits.ts';
import { useWords } from '../common/words.tsx';
import type { DashboardState, Headline } from './DashboardScreen.types.ts';

/** The greeting, and what is possible today as soon as it is known. */
export function DashboardTitle({ state }: { state: DashboardState }) {
  const { t } = useWords();
  const { partOfDay, name } = state.greeting;
  const headline = headlineOf(state);
  const greeting = headline.kind === 'nothingStarted' ? 'welcome' : partOfDay;
  return (
    <>
      {t(`dashboard.greeting.${greeting}`, { named: name === null ? 'no' : 'yes', name: name ?? '' })}
      {headline.kind !== 'unknown' && ' '}
      <Today headline={headline} />
    </>
  );
}

const headlineOf = (state: DashboardState): Headline =>
  'headline' in state ? state.headline : { kind: state.status === 'loading' ? 'loading' : 'unknown' };

function Today({ headline }: { headline: Headline }) {
  const { t, rich } = useWords();
  switch (headline.kind) {
    case 'unknown':
      return null;
    case 'loading':
      return <SkeletonText>{rich('dashboard.headline.toGoal', { count: freeCredits, reviews: 0, mark })}</SkeletonText>;
    case 'nothingStarted':
      return rich('dashboard.headline.nothingStarted', { count: headline.credits, mark });
    case 'toGoal':
      return rich('dashboard.headline.toGoal', { count: headline.questions, reviews: headline.reviews, mark });
    case 'possible':
      return rich('dashboard.headline.possible', { count: headline.questions, reviews: headline.reviews, mark });
    case 'reached':
      return t('dashboard.goalDone');
    default:
      return (
        <>
          {headline.isGoalReached && `${t('dashboard.goalDone')} `}
          {rich('common.creditsBack', { time: formatExamTime(headline.renewsInMinutes), m: mark })}.
        </>
      );
  }
}

const mark = (parts: ReactNode[]) => <Highlight>{parts}</Highlight>;
