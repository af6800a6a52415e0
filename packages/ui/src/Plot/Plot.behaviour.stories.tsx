import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Plot } from './Plot.tsx';

const meta = {
  title: 'UI/Plot/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: Plot,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    summary: 'De 60 a 70 em dois dias.',
    x: { from: 0, to: 1, ticks: [{ at: 0, text: 'ontem' }] },
    y: { from: 0, to: 100, ticks: [{ at: 0, text: '0' }] },
    lines: [
      {
        points: [
          { x: 0, y: 60 },
          { x: 1, y: 70 },
        ],
        tone: 'main',
      },
    ],
    table: {
      heads: ['Dia', 'Nota'],
      rows: [
        ['ontem', '60%'],
        ['hoje', '70%'],
      ],
    },
  },
} satisfies Meta<typeof Plot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaidInWords: Story = {
  name: 'Screen readers get the summary and every value',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('De 60 a 70 em dois dias.');
    await expect(canvas.getByRole('row', { name: 'hoje 70%' })).toBeInTheDocument();
  },
};

export const WithinItsAxes: Story = {
  name: 'What lies beyond the axis stays at its end',
  args: { dots: [{ x: 1, y: 140, tone: 'main', label: { text: 'muito', side: 'below', align: 'end' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('muito')).toHaveAttribute('style', expect.stringContaining('bottom: 100%'));
  },
};
