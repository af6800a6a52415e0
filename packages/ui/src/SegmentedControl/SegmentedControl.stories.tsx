import type { Meta, StoryObj } from '@storybook/react-vite';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

type Theme = 'light' | 'dark' | 'system';

function Chosen({ value, onChange, ...props }: SegmentedControlProps<Theme>) {
  const [chosen, setChosen] = useState(value);
  return (
    <SegmentedControl
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

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

export const ArrowKeys: Story = {
  tags: ['interaction'],
  name: 'one tab stop, arrows choose, the group is named by its label',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Tema' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Claro' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Escuro' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await userEvent.click(canvas.getByText('Sistema'));
    await expect(args.onChange).toHaveBeenLastCalledWith('system');
  },
};
