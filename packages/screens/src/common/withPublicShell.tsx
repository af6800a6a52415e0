import type { Decorator } from '@storybook/react-vite';
import { PublicShell } from '../shell/PublicShell.tsx';
import { publicLinks } from '../shell/shell.fixtures.ts';

/** Shows a story of a public page inside the frame that it has in the product. */
export const withPublicShell: Decorator = (Story) => (
  <PublicShell links={publicLinks} isSignedIn={false} year={2025} actions={{ chooseLanguage: () => undefined }}>
    <Story />
  </PublicShell>
);
