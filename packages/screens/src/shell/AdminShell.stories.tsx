import { Page } from '@prepar/ui/Page';
import { Text } from '@prepar/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminShell } from './AdminShell.tsx';
import { administrator, adminLinks } from './shell.fixtures.ts';

const meta = {
  title: 'Screens/Shell/AdminShell',
  component: AdminShell,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Page title="Dashboard Administrativo">
        <Text tone="muted">2.847 usuários</Text>
      </Page>
    ),
    links: adminLinks,
    user: administrator,
    year: 2025,
  },
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, tags: ['phone'] };
export const EnglishOnPhone: Story = {
  globals: { locale: 'en', viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const SpanishOnPhone: Story = {
  globals: { locale: 'es', viewport: { value: 'phone', isRotated: false } },
  tags: ['phone', 'longest'],
};
