import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollArea } from './ScrollArea.tsx';
import { activities } from './ScrollArea.story-helpers.tsx';

const meta = {
  title: 'UI/ScrollArea',
  component: ScrollArea,
  args: { label: 'Atividade recente', children: activities(30) },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
export const Short: Story = { args: { children: activities(3) } };
