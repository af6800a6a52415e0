import type { Decorator } from '@storybook/react-vite';
import { LearnerShell } from './LearnerShell.tsx';
import { PublicShell } from './PublicShell.tsx';
import { learner, learnerLinks, publicLinks } from './shell.fixtures.ts';
import type { LearnerPage, ShellCredits } from './shell.types.ts';

/** Shows a story of a learner's screen inside the frame that it has in the product. A page that tells the balance too gives its own. */
export const withLearnerShell =
  (current: LearnerPage | null, credits: ShellCredits | null = { left: 312, renewsInMinutes: 860 }): Decorator =>
  (Story) => (
    <LearnerShell current={current} links={learnerLinks} user={learner} credits={credits} year={2025}>
      <Story />
    </LearnerShell>
  );

/** Shows a story of a public page inside the frame that it has in the product. */
export const withPublicShell: Decorator = (Story) => (
  <PublicShell links={publicLinks} isSignedIn={false} year={2025} actions={{ chooseLanguage: () => undefined }}>
    <Story />
  </PublicShell>
);
