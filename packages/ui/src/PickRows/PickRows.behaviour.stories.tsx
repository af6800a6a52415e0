import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PickRows, type PickRowsProps } from './PickRows.tsx';

const meta = {
  title: 'UI/PickRows/Behaviour',
  component: PickRows,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Prova',
    value: 'clf',
    onChange: fn(),
    picks: ['clf', 'az', 'cdl'].map((value) => ({ value, start: null, title: value.toUpperCase(), detail: '' })),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof PickRows>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: PickRowsProps) {
  const [value, setValue] = useState(props.value);
  const choose = (wanted: string) => {
    props.onChange(wanted);
    setValue(wanted);
  };
  return <PickRows {...props} value={value} onChange={choose} />;
}

export const ByKeyboard: Story = {
  name: 'One of the rows is chosen, with the arrow keys too',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'CLF' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('az');
    await expect(canvas.getByRole('radio', { name: 'AZ' })).toBeChecked();
  },
};

export const ByPress: Story = {
  name: 'The whole row is pressed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('CDL'));
    await expect(args.onChange).toHaveBeenLastCalledWith('cdl');
  },
};
