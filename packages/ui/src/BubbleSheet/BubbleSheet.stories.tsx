import type { Meta, StoryObj } from '@storybook/react-vite';
import { BubbleSheet } from './BubbleSheet.tsx';

const meta = {
  title: 'UI/BubbleSheet',
  component: BubbleSheet,
  args: { marks: Array.from({ length: 50 }, (_, position) => position % 7 !== 2) },
} satisfies Meta<typeof BubbleSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Medium: Story = { args: { size: 'm' } };
export const Dots: Story = {
  args: { size: 'dot', marks: Array.from({ length: 100 }, (_, position) => position < 64) },
};
export const Week: Story = { args: { columns: 4, marks: [true, true, true, true, true, false, false] } };
