import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { QualityBoard } from './QualityBoard.tsx';
import pictures from './QualityBoard.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Admin/QualityBoard/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof QualityBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const QueueFirst: Story = {
  name: 'What waits stands before the charts, and each row says why it waits',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Qualidade das questões',
      'Motivos dos relatos',
      'Fora da faixa',
    ]);
    const queue = within(canvas.getByRole('region', { name: 'Qualidade das questões' }));
    const [first] = queue.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^QuarentenaUm hospital arquiva .*S3\.2 relatos, CLF-C02, /);
  },
};

export const NoTallerThanItsRows: Story = {
  name: 'The reasons are as tall as their rows, not as the chart beside them',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const reasons = canvas.getByRole('region', { name: 'Motivos dos relatos' });
    const rows = within(reasons).getByRole('table').getBoundingClientRect();
    await expect(reasons.getBoundingClientRect().bottom - rows.bottom).toBeLessThan(32);
  },
};

export const WhatDoesNotCount: Story = {
  name: 'The chart says why a question below the line may not be odd',
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole('region', { name: 'Fora da faixa' }));
    await expect(chart.getByText(/só contam quando ficam negativas com 50 respostas ou mais/)).toBeVisible();
  },
};

export const OneBelowTheOther: Story = {
  name: 'On a tablet the charts stand below one another, so that no mark of an axis covers the next',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const reasons = canvas.getByRole('region', { name: 'Motivos dos relatos' }).getBoundingClientRect();
    const range = canvas.getByRole('region', { name: 'Fora da faixa' });
    await expect(range.getBoundingClientRect().top).toBeGreaterThan(reasons.bottom);
    const [first, second] = within(range)
      .getAllByText(/^(0|50)%$/)
      .map((mark) => mark.getBoundingClientRect());
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
  },
};
