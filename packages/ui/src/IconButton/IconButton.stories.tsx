import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Pause, X } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Pausar sessão', icon: Pause, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};

export const Muted: Story = { args: { label: 'Fechar', icon: X, tone: 'muted' } };

export const Secondary: Story = { args: { label: 'Encerrar', icon: LogOut, tone: 'secondary' } };

export const Small: Story = { args: { label: 'Fechar', icon: X, tone: 'muted', size: 's' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const OnAPhone: Story = { args: { tone: 'secondary' }, globals: { viewport: { value: 'phone' } } };
