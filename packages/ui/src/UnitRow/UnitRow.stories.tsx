import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnitRow } from './UnitRow.tsx';

const units = (filled: number, hollow: number, dashed: number) => [
  ...Array.from({ length: filled }, () => 'filled' as const),
  ...Array.from({ length: hollow }, () => 'hollow' as const),
  ...Array.from({ length: dashed }, () => 'dashed' as const),
];

const meta = {
  title: 'UI/UnitRow',
  component: UnitRow,
  args: { units: units(12, 6, 1), label: '12 certas, 6 erradas, 1 em branco' },
} satisfies Meta<typeof UnitRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const Hollow: Story = { args: { units: units(0, 16, 0) } };
export const OnSmallPhone: Story = { args: { units: units(20, 10, 4) }, globals: { viewport: { value: 'small' } } };
export const InOneLine: Story = {
  args: { units: units(12, 6, 1), longest: 22 },
  globals: { viewport: { value: 'small' } },
};
