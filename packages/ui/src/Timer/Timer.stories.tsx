import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause as PauseIcon, Play } from 'lucide-react';
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

export const Soon: Story = { args: { label: 'Tempo que resta', prefix: 'restam', value: '9min 58s', tone: 'soon' } };
export const LastMinute: Story = { args: { label: 'Tempo que resta', prefix: 'restam', value: '58s', tone: 'last' } };
