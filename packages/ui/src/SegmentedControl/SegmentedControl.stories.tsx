import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { fn, userEvent } from 'storybook/test';
import { Chosen } from './SegmentedControl.story-helpers.tsx';

const meta = {
  title: 'UI/SegmentedControl',
  component: Chosen,
  args: {
    label: 'Tema',
    options: [
      { value: 'light', label: 'Claro', icon: Sun },
      { value: 'dark', label: 'Escuro', icon: Moon },
      { value: 'system', label: 'Sistema', icon: Monitor },
    ],
    value: 'light',
    onChange: fn(),
  },
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};

export const Row: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'desktop' } } };

export const RowOnAPhone: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'phone' } } };

export const LabelHidden: Story = {
  args: {
    isLabelHidden: true,
    options: [
      { value: 'light', label: 'Semana' },
      { value: 'dark', label: 'Mês' },
    ],
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongSpanishOnAPhone: Story = {
  args: {
    label: 'Tamaño del texto',
    options: [
      { value: 'light', label: 'Pequeño y compacto' },
      { value: 'dark', label: 'Predeterminado' },
      { value: 'system', label: 'Extragrande' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
