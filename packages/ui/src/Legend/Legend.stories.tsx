import type { Meta, StoryObj } from '@storybook/react-vite';
import { Legend } from './Legend.tsx';

const meta = {
  title: 'UI/Legend',
  component: Legend,
  args: {
    items: [
      { shape: 'filled', label: 'certa' },
      { shape: 'hollow', label: 'errada' },
      { shape: 'cut', label: 'corte 72%' },
      { shape: 'hatch', label: 'menos de 20 questões' },
    ],
  },
} satisfies Meta<typeof Legend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Verdicts: Story = {
  args: {
    items: [
      { shape: 'right', label: 'certa' },
      { shape: 'wrong', label: 'errada' },
      { shape: 'dashed', label: 'em branco' },
    ],
  },
};
