import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { BarChart } from './BarChart.tsx';
import pictures, { Weeks } from './BarChart.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/BarChart/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TableInstead: Story = {
  name: 'Every bar is read as a row of a table',
  parameters: { proves: ['PROG-02'] },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(15);
    await expect(within(table).getByRole('row', { name: '20 17,40' })).toBeInTheDocument();
  },
};

export const TodayBelowYesterday: Story = {
  name: 'The label of a low last bar stands above the taller ones that it reaches over',
  args: {
    items: [4, 6, 5, 7, 6, 8, 7, 9, 8, 9, 9, 9, 17.4, 2].map((value, index) => ({
      label: String(index + 7),
      value,
      text: `US$ ${value}`,
      isCurrent: index === 13,
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const label = canvas.getAllByText('US$ 2').find((one) => one.tagName === 'SPAN');
    const bars = label?.parentElement?.previousElementSibling?.lastElementChild;
    await expect(label?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (bars?.getBoundingClientRect().top ?? 0) + 1,
    );
  },
};

export const NothingToday: Story = {
  name: 'Among many bars nothing has no label: it would stand above a neighbour',
  args: {
    items: [4, 6, 5, 7, 6, 8, 7, 9, 8, 0].map((value, index) => ({
      label: String(index + 7),
      value,
      text: `US$ ${value}`,
      isCurrent: index === 9,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('US$ 0').tagName).toBe('TD');
  },
};

export const FourWeeks: Story = {
  name: 'Four weeks are four rows, with bars in proportion from zero',
  parameters: { proves: ['PROG-02'] },
  args: Weeks.args ?? {},
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(4);
    const widths = rows.map((row) => row.querySelector<HTMLElement>('[style]')?.style.width);
    await expect(widths.map((width) => Math.round(Number.parseFloat(width ?? '')))).toEqual([85, 100, 59, 73]);
  },
};
