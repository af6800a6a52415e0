import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  args: { label: 'Precisão', value: 72.1, valueText: '72,1%' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DailyGoal: Story = {
  args: {
    label: 'Meta de hoje',
    value: 70,
    valueText: '70%',
    size: 'tall',
    rulerSteps: 20,
    lead: (
      <>
        <Text as="span" size="stat-m">
          14
        </Text>{' '}
        <Text as="span" tone="muted" weight="medium" numeric>
          de 20 questões
        </Text>
      </>
    ),
  },
};

export const LongGoal: Story = { args: { ...DailyGoal.args, rulerSteps: 100 } };
export const PassMark: Story = { args: { value: 79, valueText: '79,0%', cut: 72 } };
export const FewAnswers: Story = {
  args: { value: 55, valueText: '55,0%', isUncertain: true, note: 'Menos de 20 questões' },
};
export const Thin: Story = { args: { size: 'thin', valuePlace: 'hidden', note: '297 certas, 115 erradas' } };
export const Beside: Story = { args: { valuePlace: 'beside' } };
export const Empty: Story = { args: { value: 0, valueText: '0%' } };

export const Clamped: Story = {
  name: 'DASH-06 more than the goal fills the bar and no more',
  tags: ['interaction'],
  args: { label: 'Meta de hoje', value: 135, valueText: '27 de 20' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole<HTMLProgressElement>('progressbar', { name: 'Meta de hoje' });
    await expect(bar.value).toBe(100);
    const track = bar.nextElementSibling;
    const fill = track?.firstElementChild;
    await expect(fill?.clientWidth).toBe(track?.clientWidth);
  },
};

export const NotANumber: Story = {
  name: 'DASH-06 a value that is no number counts as nothing',
  tags: ['interaction'],
  args: { value: Number.NaN, valueText: '–' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
  },
};
