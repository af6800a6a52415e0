import type { Meta, StoryObj } from '@storybook/react-vite';
import PauseIcon from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Timer } from './Timer.tsx';

const meta = {
  title: 'UI/Timer',
  component: Timer,
  args: {
    label: 'Tempo de estudo',
    value: '42min 18s',
    control: <IconButton label="Pausar" icon={PauseIcon} onPress={() => undefined} />,
  },
} satisfies Meta<typeof Timer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Paused: Story = {
  args: {
    value: '1h 12min 8s',
    pausedLabel: 'Pausada',
    control: <IconButton label="Retomar" icon={Play} onPress={() => undefined} />,
  },
};

export const PausedOnAPhone: Story = {
  args: {
    value: '1h 12min 8s',
    pausedLabel: 'En pausa',
    control: <IconButton label="Reanudar" icon={Play} onPress={() => undefined} />,
  },
  globals: { viewport: { value: 'small' } },
};

export const Quiet: Story = {
  tags: ['interaction'],
  name: 'SESS-12 the time is a named timer that is not read out as it goes',
  args: { value: '1h 8s' },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Tempo de estudo' });
    await expect(timer).toHaveTextContent('1h 8s');
    await expect(timer).toHaveAttribute('aria-live', 'off');
  },
};
