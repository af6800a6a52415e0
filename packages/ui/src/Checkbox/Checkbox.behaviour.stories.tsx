import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Checkbox } from './Checkbox.tsx';
import pictures from './Checkbox.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Checkbox/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticks: Story = {
  name: 'A press on its words and Space tick it; the hint describes it',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Incluir dados pessoais na exportação' });
    await expect(box).toHaveAccessibleDescription('Nome, e-mail e país.');
    await userEvent.click(canvas.getByText('Incluir dados pessoais na exportação'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const ErrorIsTied: Story = {
  name: 'The error explains it in place of the hint',
  args: { errorMessage: 'Aceite os termos para continuar.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Aceite os termos para continuar.');
  },
};
