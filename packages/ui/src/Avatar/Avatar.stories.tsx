import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'UI/Avatar', component: Avatar, args: { initials: 'MA' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Quiet: Story = { args: { size: 's', tone: 'quiet' } };
