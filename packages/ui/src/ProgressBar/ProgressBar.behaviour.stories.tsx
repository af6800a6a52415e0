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
  name: 'What can be reached is paler and begins where what is done ends',
  args: { value: 25, valueText: '25%', reach: 75 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    const { left, width } = bar.getBoundingClientRect();
    const reach = bar.children[1]?.getBoundingClientRect();
    await expect(reach?.left).toBeCloseTo(left + width / 4, 0);
    await expect(reach?.width).toBeCloseTo(width / 2, 0);
    const colours = [...bar.children].map((part) => getComputedStyle(part).backgroundColor);
    await expect(new Set(colours).size).toBe(2);
  },
};

export const ReachOfAll: Story = {
  name: 'What can be reached ends with the bar',
  args: { value: 90, valueText: '90%', reach: 140 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.children[1]?.getBoundingClientRect().right).toBeCloseTo(bar.getBoundingClientRect().right, 0);
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
