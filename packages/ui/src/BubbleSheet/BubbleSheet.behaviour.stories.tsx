import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BubbleSheet } from './BubbleSheet.tsx';
import pictures from './BubbleSheet.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/BubbleSheet/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof BubbleSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InWords: Story = {
  name: 'Screen readers hear the sentence, and none of the bubbles',
  args: { label: '43 de 50 questões certas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('43 de 50 questões certas').nextElementSibling).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};
