import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause as PauseIcon } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Timer } from './Timer.tsx';

const meta = {
  title: 'UI/Timer/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: Timer,
  args: {
    label: 'Tempo de estudo',
    value: '42min 18s',
    control: <IconButton label="Pausar" icon={PauseIcon} onPress={() => undefined} />,
  },
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
