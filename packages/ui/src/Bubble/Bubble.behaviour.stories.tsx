import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Bubble } from './Bubble.tsx';

const meta = {
  title: 'UI/Bubble/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Bubble,
  args: { children: 'A' },
} satisfies Meta<typeof Bubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  args: { state: 'right', label: 'Correta', children: 'C' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Correta')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('C')).toHaveAttribute('aria-hidden', 'true');
  },
};
