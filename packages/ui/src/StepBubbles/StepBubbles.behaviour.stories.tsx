import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StepBubbles } from './StepBubbles.tsx';

const meta = {
  title: 'UI/StepBubbles/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: StepBubbles,
  args: { count: 5, current: 3, label: 'Passo 3 de 5' },
} satisfies Meta<typeof StepBubbles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('list', { name: 'Passo 3 de 5' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  },
};
