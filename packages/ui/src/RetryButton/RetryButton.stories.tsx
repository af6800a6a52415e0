import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RetryButton } from './RetryButton.tsx';

const meta = {
  title: 'UI/RetryButton',
  component: RetryButton,
  args: { children: 'Tentar de novo', onPress: fn() },
} satisfies Meta<typeof RetryButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 's' } };
