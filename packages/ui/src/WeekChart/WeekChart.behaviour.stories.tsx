import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { WeekChart } from './WeekChart.tsx';
import { week } from './WeekChart.story-helpers.tsx';
import pictures from './WeekChart.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/WeekChart/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof WeekChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TableInstead: Story = {
  name: 'Seven days are read as a table',
  parameters: { proves: ['PROG-01'] },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(8);
    await expect(within(table).getByRole('row', { name: 'ter 17 7' })).toBeInTheDocument();
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent('Meta de 20 por dia.');
  },
};

export const Unit: Story = {
  name: 'Above 40 a day one bubble is five questions, and says so',
  parameters: { proves: ['PROG-01'] },
  args: { days: week([[30, 11]], 0) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 círculo = 5 questões.')).toBeVisible();
  },
};

export const GoalInReach: Story = {
  name: 'The goal is a line once a day reaches half of it, and words before',
  args: { days: week([[6, 4]], 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('meta 20')).toBeVisible();
    await expect(canvas.queryByText(/Meta: 20/)).toBeNull();
  },
};

export const GoalOutOfReach: Story = {
  name: 'While no day reaches half of it, the goal is words',
  args: { days: week([[5, 4]], 0) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('meta 20')).toBeNull();
    await expect(canvas.getByText(/Meta: 20 por dia\./)).toBeVisible();
  },
};
