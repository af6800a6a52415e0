import type { Decorator } from '@storybook/react-vite';
import { LearnerShell } from '../shell/LearnerShell.tsx';
import type { LearnerPage } from '../shell/shell.types.ts';

const links = {
  home: '/',
  dashboard: '/dashboard',
  practice: '/practice',
  progress: '/progress',
  profile: '/profile',
  settings: '/settings',
  pricing: '/pricing',
  logout: '/logout',
  partnership: '/partneship',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  cookies: '/privacy-policy#cookies',
};

/** Shows a story of a learner's screen inside the frame that it has in the product. */
export const withLearnerShell =
  (current: LearnerPage | null): Decorator =>
  (Story) => (
    <LearnerShell
      current={current}
      links={links}
      user={{ name: 'Marina Albuquerque', email: 'marina.albuquerque@email.com' }}
      credits={312}
      year={2025}
    >
      <Story />
    </LearnerShell>
  );
