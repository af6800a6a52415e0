import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  args: { label: 'Meta de hoje', value: 72.1, valueText: '72,1%' },
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
export const Empty: Story = { args: { value: 0, valueText: '0%' } };
export const NothingDoneYet: Story = { args: { ...DailyGoal.args, value: 0, valueText: '0%', reach: 25 } };
