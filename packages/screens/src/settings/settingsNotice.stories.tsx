import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsToasts } from './settingsNotice.story-helpers.tsx';

const meta = {
  title: 'Screens/Settings/Notices',
  component: SettingsToasts,
  args: { outcomes: ['saved', 'reset', 'accountDeleted'] },
} satisfies Meta<typeof SettingsToasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Succeeded: Story = { tags: ['success'] };
export const SaveFailed: Story = { tags: ['error'], args: { outcomes: ['saveRefused', 'saveFailed'] } };
export const ResetFailed: Story = { tags: ['error'], args: { outcomes: ['resetRefused', 'resetFailed'] } };
