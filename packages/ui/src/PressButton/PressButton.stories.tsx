import { Flag } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PressButton } from './PressButton.tsx';

const meta = {
  title: 'UI/PressButton',
  component: PressButton,
  args: { children: 'Marcar', icon: Flag, isPressed: false, onChange: fn() },
} satisfies Meta<typeof PressButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Out: Story = {};
export const In: Story = { args: { children: 'Marcada', isPressed: true } };
