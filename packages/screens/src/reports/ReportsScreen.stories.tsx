import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { states } from './reports.fixtures.ts';
import { ReportsScreen } from './ReportsScreen.tsx';

const meta = {
  title: 'Screens/Reports/Reports',
  component: ReportsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('profile')],
  args: { state: states.ready, actions: { more: fn(), retry: fn() } },
} satisfies Meta<typeof ReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Ready: Story = { tags: ['success'] };
export const OnPhone: Story = { tags: ['phone', 'longest'], globals: { locale: 'es', ...phone } };
export const MoreFailed: Story = {
  tags: ['error'],
  args: {
    state: {
      ...states.ready,
      reports: { ...states.ready.reports, totals: { sent: 31, confirmed: 4, credits: 4 }, more: 'failed' },
    },
  },
};
export const Empty: Story = { tags: ['empty'], args: { state: states.empty } };
export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Failed: Story = { tags: ['error'], args: { state: states.failed } };
