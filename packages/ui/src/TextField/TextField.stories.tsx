import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { TextField } from './TextField.tsx';
import { Typed } from './TextField.story-helpers.tsx';

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
  args: {
    label: 'Código',
    action: <Link onPress={() => undefined}>Enviar de novo</Link>,
    type: 'code',
    value: '408213',
  },
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
