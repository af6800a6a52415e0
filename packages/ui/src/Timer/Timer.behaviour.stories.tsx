import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Timer } from './Timer.tsx';
import pictures from './Timer.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Timer/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Timer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  name: 'The time is a named timer that is not read out as it goes',
  args: { value: '1h 8s' },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Tempo de estudo' });
    await expect(timer).toHaveTextContent('1h 8s');
    await expect(timer).toHaveAttribute('aria-live', 'off');
  },
};
