import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { Suspense } from 'react';
import { askEarlyForCredits } from '../../data/credits.ts';
import { useBegin } from '../../begin.ts';
import { useSearch } from '../../navigation.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { viewParameter } from '../links.ts';
import { Profile } from './Profile.tsx';

// Few read on.
const Reports = onDemand(() => import('../reports/Reports.tsx'), 'Reports');

export { askEarlyForCredits as askEarly };

/** One's account, or what one reported, which the address tells apart. */
export function ProfileRoute() {
  const view = new URLSearchParams(useSearch()).get(viewParameter);
  useBegin(view);
  return (
    <LearnerFrame current="profile">
      <Suspense key={view}>{view === 'reports' ? <Reports /> : <Profile />}</Suspense>
    </LearnerFrame>
  );
}
