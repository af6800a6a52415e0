import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { Icon } from './Icon.tsx';

const meta = { title: 'UI/Icon', component: Icon, args: { of: BookOpen } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ExtraSmall: Story = { args: { size: 'xs' } };
export const Small: Story = { args: { size: 's' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const Alone: Story = { args: { size: 'l', label: 'Material de estudo' } };
