import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import type { NumberField } from './NumberField.tsx';
import pictures from './NumberField.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/NumberField/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  name: 'Minus, plus and the arrow keys step by one and stop at the limits',
  args: { value: 99 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(canvas.getByRole('button', { name: 'Aumentar' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuir' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(99);
    canvas.getByRole('textbox', { name: 'Meta diária' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(98);
  },
};

export const Clamps: Story = {
  name: 'A number beyond the limit becomes the limit on blur',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Meta diária' });
    await userEvent.clear(input);
    await userEvent.type(input, '250');
    await userEvent.tab();
    await expect(input).toHaveValue('100');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
};

export const EmptyRestores: Story = {
  name: 'An emptied field takes the last number back on blur',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Meta diária' });
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('20');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WheelScrolls: Story = {
  name: 'The wheel over the focused field changes nothing',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Meta diária' });
    await userEvent.click(input);
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('20');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
