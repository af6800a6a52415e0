import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Typed } from './PasswordField.story-helpers.tsx';

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
    canvas.getByRole('button', { name: 'Mostrar senha' }).focus();
    await userEvent.keyboard('{Enter}');
  },
};
