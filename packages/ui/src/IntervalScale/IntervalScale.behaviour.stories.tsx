import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IntervalScale } from './IntervalScale.tsx';
import pictures from './IntervalScale.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/IntervalScale/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof IntervalScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongWords: Story = {
  name: 'Long words of the pass mark stay within the axis',
  args: { cut: { value: 88, text: 'passing score 88%' } },
  render: (args) => (
    <div style={{ width: '12rem' }}>
      <IntervalScale {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('passing score 88%');
    const axis = words.parentElement?.getBoundingClientRect();
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(axis?.right ?? 0);
  },
};
