import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { Typed } from './PasswordField.story-helpers.tsx';

const meta = {
  title: 'UI/PasswordField/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: PasswordField,
  args: {
    label: 'Senha',
    showLabel: 'Mostrar senha',
    hideLabel: 'Ocultar senha',
    autoComplete: 'current-password',
    value: 'caneta azul 40',
    onChange: fn(),
  },
  render: (args) => <Typed {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
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
