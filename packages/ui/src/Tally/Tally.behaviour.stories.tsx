import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tally } from './Tally.tsx';

const meta = {
  title: 'UI/Tally/Behaviour',
  component: Tally,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { filled: 5, of: 20, label: '5 de 20' },
} satisfies Meta<typeof Tally>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RowsOfTen: Story = {
  name: 'Ten bubbles stand in a row, however much room there is',
  render: (args) => (
    <>
      {[160, 260, 480].map((width) => (
        <div key={width} style={{ width }}>
          <Tally {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const bubbles of canvasElement.querySelectorAll('[aria-hidden]')) {
      const tops = Array.from(bubbles.children, (bubble) => bubble.getBoundingClientRect().top);
      await expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual(Array(20).fill(10));
    }
  },
};
