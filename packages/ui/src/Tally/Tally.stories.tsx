import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tally } from './Tally.tsx';

const meta = {
  title: 'UI/Tally',
  component: Tally,
  args: { filled: 2, hatched: 7, of: 10, label: 'De 2 a 9 em cada 10' },
} satisfies Meta<typeof Tally>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interval: Story = {};
export const Count: Story = { args: { filled: 12, hatched: 0, of: 20, label: '12 de 20' } };
export const Answers: Story = {
  args: { filled: 7, hatched: 0, hollow: 5, of: 20, label: '7 certas e 5 erradas de 20' },
};
export const None: Story = { args: { filled: 0, hatched: 0, of: 3, label: '0 de 3' } };
