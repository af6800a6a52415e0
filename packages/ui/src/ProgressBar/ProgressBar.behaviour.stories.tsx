import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/ProgressBar/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: ProgressBar,
  args: { label: 'Meta de hoje', value: 72.1, valueText: '72,1%' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clamped: Story = {
  name: 'More than the goal fills the bar and no more',
  parameters: { proves: ['DASH-06'] },
  args: { label: 'Meta de hoje', value: 135, valueText: '27 de 20' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Meta de hoje' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '27 de 20');
    await expect(bar.firstElementChild?.clientWidth).toBe(bar.clientWidth);
  },
};

export const ReachIsNotDone: Story = {
  name: 'What can be reached is a thin line, so that nothing done looks like nothing',
  args: { value: 0, valueText: '0%', reach: 25 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.children).toHaveLength(2);
    for (const part of bar.children) await expect(part.clientWidth).toBeLessThanOrEqual(2);
    const { left, width } = bar.getBoundingClientRect();
    await expect(bar.children[1]?.getBoundingClientRect().left).toBeCloseTo(left + width / 4 - 1, 0);
  },
};

export const ReachOfAll: Story = {
  name: 'Where all can be reached nothing is marked',
  args: { value: 90, valueText: '90%', reach: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar').children).toHaveLength(1);
  },
};

export const NotANumber: Story = {
  name: 'A value that is no number counts as nothing',
  parameters: { proves: ['DASH-06'] },
  args: { value: Number.NaN, valueText: '–' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};
