import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    title: 'Recuperar senha',
    isOpen: true,
    onClose: fn(),
    closeLabel: 'Fechar',
    onSubmit: fn(),
    children: (
      <>
        <p style={{ marginBottom: '1.25rem' }}>
          Digite o código de 6 dígitos. Se o e-mail estiver cadastrado, ele chega em instantes.
        </p>
        <TextField label="Código" type="code" value="4082" onChange={() => undefined} focusOnMount />
      </>
    ),
    actions: <Button type="submit">Continuar</Button>,
  },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const SecondStep: Story = { args: { back: { label: 'Voltar', onPress: fn() } } };

export const SecondStepOnAPhone: Story = {
  args: { back: { label: 'Voltar', onPress: fn() } },
  globals: { viewport: { value: 'phone' } },
};

export const Pending: Story = {
  args: {
    isPending: true,
    back: { label: 'Voltar', onPress: fn() },
    actions: (
      <Button type="submit" isPending pendingLabel="Conferindo">
        Continuar
      </Button>
    ),
  },
};

export const LongSpanishOnAPhone: Story = {
  args: {
    title: 'Restablece tu contraseña para volver a practicar',
    back: { label: 'Volver', onPress: fn() },
    closeLabel: 'Cerrar',
    children: Array.from({ length: 14 }, (_, line) => (
      <p key={line} style={{ marginBottom: '0.75rem' }}>
        {line + 1}. La contraseña nueva debe tener al menos ocho caracteres, una mayúscula y un número.
      </p>
    )),
    actions: (
      <>
        <Button tone="secondary">Volver al inicio de sesión</Button>
        <Button type="submit">Guardar la contraseña nueva</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
};
