import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionToast } from './sessionNotice.story-helpers.tsx';

const meta = {
  title: 'Screens/Question/Notices',
  component: SessionToast,
  args: { event: { kind: 'noAnswers' } },
} satisfies Meta<typeof SessionToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswers: Story = { tags: ['empty'] };
export const FinishFailed: Story = { tags: ['error'], args: { event: { kind: 'finishFailed', message: null } } };
export const Break: Story = { args: { event: { kind: 'break', minutes: 50 } } };
