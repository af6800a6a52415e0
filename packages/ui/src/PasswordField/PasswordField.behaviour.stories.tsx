import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PasswordField } from './PasswordField.tsx';
import pictures from './PasswordField.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/PasswordField/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  name: 'The button shows the password, then hides it, and says which',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Senha');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Typing: Story = {
  name: 'Typing goes on after the password was shown',
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Senha');
    await userEvent.type(input, 'ca');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await userEvent.type(input, 'ne');
    await expect(args.onChange).toHaveBeenLastCalledWith('cane');
  },
};
