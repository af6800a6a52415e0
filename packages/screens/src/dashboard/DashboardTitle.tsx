import { Highlight } from '@prepar/ui/Highlight';
import type { ReactNode } from 'react';
import { formatStudyTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { DashboardState, Headline } from './DashboardScreen.types.ts';

/** The greeting, and what is possible today as soon as it is known. */
export function DashboardTitle({ state }: { state: DashboardState }) {
  const { t } = useWords();
  const { partOfDay, name } = state.greeting;
  const headline = state.status === 'ready' || state.status === 'new' ? state.headline : null;
  const greeting = headline?.kind === 'nothingStarted' ? 'welcome' : partOfDay;
  return (
    <>
      {t(`dashboard.greeting.${greeting}`, { named: name === null ? 'no' : 'yes', name: name ?? '' })}
      {headline && headline.kind !== 'unknown' && ' '}
      {headline && <Today headline={headline} />}
    </>
  );
}

function Today({ headline }: { headline: Headline }) {
  const { t, rich } = useWords();
  switch (headline.kind) {
    case 'unknown':
      return null;
    case 'nothingStarted':
      return rich('dashboard.headline.nothingStarted', { count: headline.credits, mark });
    case 'possible':
      return rich('dashboard.headline.possible', { count: headline.questions, mark });
    case 'reached':
      return t('dashboard.goalDone');
    default:
      return (
        <>
          {headline.isGoalReached && `${t('dashboard.goalDone')} `}
          {rich('common.creditsBack', { time: formatStudyTime(headline.renewsInMinutes / 60), m: mark })}.
        </>
      );
  }
}

const mark = (parts: ReactNode[]) => <Highlight>{parts}</Highlight>;
