import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Typed({ value, onChange, ...props }: PasswordFieldProps) {
  const [text, setText] = useState(value);
  return (
    <PasswordField
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/PasswordField',
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

export const Hidden: Story = {};

export const WithAction: Story = { args: { action: <Link onPress={() => undefined}>Esqueceu sua senha?</Link> } };

export const WithError: Story = { args: { errorMessage: 'As senhas não são iguais.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
  },
};

export const ShowAndHide: Story = {
  tags: ['interaction'],
  name: 'the button shows the password, then hides it, and says which',
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
  tags: ['interaction'],
  name: 'typing goes on after the password was shown',
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Senha');
    await userEvent.type(input, 'ca');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await userEvent.type(input, 'ne');
    await expect(args.onChange).toHaveBeenLastCalledWith('cane');
  },
};
