import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Typed({ value, onChange, ...props }: TextFieldProps) {
  const [text, setText] = useState(value);
  return (
    <TextField
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
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Nome', value: 'Marina Albuquerque', onChange: fn() },
  render: (args) => <Typed {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    value: '',
    placeholder: 'voce@email.com',
    hint: 'Usamos só para entrar e recuperar a senha.',
  },
};

export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    value: 'marina@email',
    hint: 'Usamos só para entrar e recuperar a senha.',
    errorMessage: 'Falta o final do endereço, como .com.',
  },
};

export const WithAction: Story = {
  args: { label: 'Código', action: <Link onPress={() => undefined}>Enviar de novo</Link>, type: 'code', value: '408213' },
};

export const EmptyCode: Story = {
  args: { label: 'Código', type: 'code', value: '', placeholder: '6 dígitos', maxLength: 6 },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const LongSpanishOnAPhone: Story = {
  args: {
    label: 'Dirección de correo electrónico de recuperación',
    action: <Link onPress={() => undefined}>¿Olvidaste tu contraseña?</Link>,
    value: 'maria.fernanda.de-los-angeles@correo-universitario.example',
    errorMessage: 'Ya existe una cuenta con este correo electrónico. Inicia sesión o recupera la contraseña.',
  },
  globals: { viewport: { value: 'small' } },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LabelHintAndErrorAreTied: Story = {
  tags: ['interaction'],
  name: 'the label names the input and the error explains it in place of the hint',
  args: { label: 'E-mail', hint: 'Usamos só para entrar.', errorMessage: 'Falta o final do endereço, como .com.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Falta o final do endereço, como .com.');
    await expect(canvas.queryByText('Usamos só para entrar.')).toBeNull();
  },
};

export const HintIsTied: Story = {
  tags: ['interaction'],
  name: 'without an error the hint explains the input',
  args: { label: 'E-mail', hint: 'Usamos só para entrar.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('Usamos só para entrar.');
  },
};

export const Typing: Story = {
  tags: ['interaction'],
  name: 'typing reports the whole text and the label focuses the input',
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Nome'));
    await userEvent.keyboard('Ana');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ana');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana');
  },
};

export const CodeKeyboard: Story = {
  tags: ['interaction'],
  name: 'FORGOT-06 a code asks for the digit keyboard, offers the one-time code and stops at six',
  args: { label: 'Código', type: 'code', value: '', maxLength: 6 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Código' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '40821399');
    await expect(input).toHaveValue('408213');
  },
};

export const TabOrder: Story = {
  tags: ['interaction'],
  name: 'the tab key goes to the field first, then to its action',
  args: { label: 'Código', action: <Link onPress={() => undefined}>Enviar de novo</Link> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enviar de novo' })).toHaveFocus();
  },
};

const submitted = fn();

export const AnErrorNeverBlocksTheNextSubmit: Story = {
  tags: ['interaction'],
  name: 'a field with an error from the server submits again',
  args: { label: 'E-mail', errorMessage: 'Este e-mail já tem conta.', name: 'email' },
  decorators: [
    (Story) => (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Story />
        <button>Enviar</button>
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
