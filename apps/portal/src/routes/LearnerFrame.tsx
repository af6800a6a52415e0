import { LearnerShell } from '@prepar/screens/shell/LearnerShell';
import type { LearnerPage } from '@prepar/screens/shell/shell.types.ts';
import type { ReactNode } from 'react';
import { useCredits } from '../data/credits.ts';
import { useUser } from '../session/useUser.ts';
import { useSettingsEffects } from '../settings/useSettingsEffects.ts';
import { useYear } from '../useYear.ts';
import { links } from './links.ts';

/** The frame of a learner's page; `current` is null on pages that are in no menu. */
export function LearnerFrame({ current, children }: { current: LearnerPage | null; children: ReactNode }) {
  const user = useUser();
  useSettingsEffects();
  return (
    <LearnerShell current={current} links={links} user={user} credits={useCredits()} year={useYear()}>
      {children}
    </LearnerShell>
  );
}
