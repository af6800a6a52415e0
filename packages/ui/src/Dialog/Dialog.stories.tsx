import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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

export const NamedAndFocused: Story = {
  tags: ['interaction'],
  name: 'it is named by its title, focuses its field and submits on Enter',
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Recuperar senha' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Código' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WaysOut: Story = {
  tags: ['interaction'],
  name: 'Escape and the closing button close it; a press outside does not take a form away',
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const PendingStays: Story = {
  tags: ['interaction'],
  name: 'while pending neither Escape nor Enter nor a button does anything',
  args: Pending.args ?? {},
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(screen.getByRole('button', { name: 'Fechar' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const back = fn();

export const GoesBack: Story = {
  tags: ['interaction'],
  name: 'FORGOT-14 FORGOT-15 the arrow goes one step back',
  args: { back: { label: 'Voltar', onPress: back } },
  play: async () => {
    back.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await expect(back).toHaveBeenCalledOnce();
  },
};
