import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StatStrip } from './StatStrip.tsx';
import pictures from './StatStrip.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/StatStrip/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Money: Story = {
  name: 'An amount in US dollars and a shortened number are shown whole on a small phone',
  args: {
    label: 'Totais',
    stats: [
      { label: 'Custo de IA', value: 'US$ 123.456,78', note: 'US$ 0,0042 por questão' },
      { label: 'Questões', value: '999,9K', note: 'no total' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const figure of ['US$ 123.456,78', '999,9K']) {
      const value = canvas.getByText(figure);
      await expect(value).toBeVisible();
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
      await expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

export const NoHole: Story = {
  name: 'Of three figures on a phone the last takes the whole line',
  args: { stats: meta.args.stats.slice(0, 3) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('term').map((term) => term.parentElement?.getBoundingClientRect());
    await expect(cells[1]?.top).toBe(cells[0]?.top);
    await expect(cells[2]?.left).toBe(cells[0]?.left);
    await expect(cells[2]?.right).toBe(cells[1]?.right);
  },
};
