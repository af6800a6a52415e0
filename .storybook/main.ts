import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  staticDirs: [{ from: '../tests/visual/baseline', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
