import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'UI/Meter',
  component: Meter,
  args: { label: 'Precisão', value: 72.1, valueText: '72,1%' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PassMark: Story = { args: { value: 79, valueText: '79,0%', cut: 72 } };
export const FewAnswers: Story = {
  args: { value: 55, valueText: '55,0%', isUncertain: true, note: 'Menos de 20 questões' },
};
export const Thin: Story = { args: { size: 'thin', valuePlace: 'hidden', note: '297 certas, 115 erradas' } };
export const Beside: Story = { args: { valuePlace: 'beside' } };
