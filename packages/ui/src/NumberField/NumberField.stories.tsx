import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Stepped({ value, onChange, ...props }: NumberFieldProps) {
  const [number, setNumber] = useState(value);
  return (
    <NumberField
      {...props}
      value={number}
      onChange={(next) => {
        setNumber(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  args: {
    label: 'Meta diária',
    hint: 'Questões por dia, de 1 a 100.',
    value: 20,
    min: 1,
    max: 100,
    decreaseLabel: 'Diminuir',
    increaseLabel: 'Aumentar',
    onChange: fn(),
  },
  render: (args) => <Stepped {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  decorators: [(Story) => <div style={{ maxWidth: '16rem' }}>{Story()}</div>],
};

export const Row: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'desktop' } } };

export const RowOnAPhone: Story = { args: { layout: 'row' }, globals: { viewport: { value: 'phone' } } };

export const AtTheLimit: Story = { args: { layout: 'row', value: 100 }, globals: { viewport: { value: 'desktop' } } };

export const WithError: Story = { args: { errorMessage: 'Escolha de 1 a 100 questões.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Steps: Story = {
  tags: ['interaction'],
  name: 'minus, plus and the arrow keys step by one and stop at the limits',
  args: { value: 99 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(canvas.getByRole('button', { name: 'Aumentar' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuir' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(99);
    canvas.getByRole('spinbutton', { name: 'Meta diária' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(98);
  },
};

export const Clamps: Story = {
  tags: ['interaction'],
  name: 'a number beyond the limit becomes the limit on blur',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Meta diária' });
    await userEvent.clear(input);
    await userEvent.type(input, '250');
    await userEvent.tab();
    await expect(input).toHaveValue('100');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
};

export const EmptyRestores: Story = {
  tags: ['interaction'],
  name: 'an emptied field takes the last number back on blur',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Meta diária' });
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('20');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
