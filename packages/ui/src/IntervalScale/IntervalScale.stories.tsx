import type { Meta, StoryObj } from '@storybook/react-vite';
import { IntervalScale } from './IntervalScale.tsx';

const meta = {
  title: 'UI/IntervalScale',
  component: IntervalScale,
  args: {
    label: 'Estimativa de 70 por cento, intervalo de 66 a 74 por cento. Nota de corte: 72 por cento.',
    from: { value: 50, text: '50%' },
    to: { value: 100, text: '100%' },
    low: { value: 66, text: '66' },
    high: { value: 74, text: '74' },
    point: 70,
    cut: { value: 72, text: 'corte 72%' },
  },
} satisfies Meta<typeof IntervalScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Borderline: Story = {};
export const NearTheEnds: Story = {
  args: {
    from: { value: 0, text: '0%' },
    low: { value: 2, text: '2' },
    high: { value: 97, text: '97' },
    point: 60,
    cut: { value: 90, text: 'corte 90%' },
  },
};
export const Narrow: Story = {
  args: { low: { value: 75, text: '75' }, high: { value: 78, text: '78' }, point: 77, isUnsure: true },
};
export const InARow: Story = { args: { figures: 'hidden' } };
export const WithoutPassMark: Story = {
  render: ({ from, to, low, high, point }) => (
    <IntervalScale
      label="Estimativa de 70 por cento, intervalo de 66 a 74 por cento."
      from={from}
      to={to}
      low={low}
      high={high}
      point={point}
    />
  ),
};
