import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepBubbles } from './StepBubbles.tsx';

const meta = {
  title: 'UI/StepBubbles',
  component: StepBubbles,
  args: { count: 5, current: 3, label: 'Passo 3 de 5' },
} satisfies Meta<typeof StepBubbles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = {};
export const First: Story = { args: { current: 1, label: 'Passo 1 de 5' } };
export const Last: Story = { args: { current: 5, label: 'Passo 5 de 5' } };
