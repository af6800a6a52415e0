import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { ToastMessage } from './ToastCard.tsx';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
import { toastDuration } from './useAutoClose.ts';

const saved: ToastMessage = { id: 'saved', tone: 'success', title: 'Configurações salvas com sucesso!' };
const failed: ToastMessage = {
  id: 'failed',
  tone: 'danger',
  title: 'Erro na inscrição',
  text: 'Não foi possível se inscrever no exame. Tente novamente.',
};
const defaults: ToastMessage = {
  id: 'defaults',
  tone: 'warning',
  title: 'Usando configurações padrão',
  text: 'Algumas podem não ser salvas.',
};
const pause: ToastMessage = {
  id: 'pause',
  tone: 'info',
  title: 'Hora de uma pausa',
  text: 'Você estuda há 50 minutos.',
};

const meta = {
  title: 'UI/ToastRegion',
  component: ToastRegion,
  args: { toasts: [saved], onClose: fn(), label: 'Avisos', closeLabel: 'Fechar' },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneMessage: Story = {};

export const EveryTone: Story = { args: { toasts: [saved, failed, defaults] } };

export const Info: Story = { args: { toasts: [pause] } };

export const OnAPhone: Story = { args: { toasts: [saved, failed] }, globals: { viewport: { value: 'phone' } } };

export const LongSpanishOnAPhone: Story = {
  args: {
    toasts: [
      {
        id: 'es',
        tone: 'danger',
        title: 'No fue posible iniciar sesión con la cuenta de Google seleccionada',
        text: 'La ventana de autenticación se cerró antes de terminar. Vuelve a intentarlo o entra con tu correo electrónico.',
      },
    ],
    closeLabel: 'Cerrar',
  },
  globals: { viewport: { value: 'small' } },
};

/** Holds the timers of toasts, so that a test lets them run out when it wants. */
function holdTimers() {
  const waiting = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  let nextId = -1;
  const later = (run: () => void, delay?: number) => {
    if (delay !== toastDuration) return set(run, delay);
    waiting.set(nextId, run);
    return nextId--;
  };
  const never = (id: Parameters<typeof clearTimeout>[0]) => {
    if (typeof id !== 'number' || !waiting.delete(id)) clear(id);
  };
  const spies = [
    spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(later, set)),
    spyOn(globalThis, 'clearTimeout').mockImplementation(never),
  ];
  return {
    waiting,
    runOut: () => waiting.forEach((run) => run()),
    release: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

let timers: ReturnType<typeof holdTimers>;

function heldTimers() {
  timers = holdTimers();
  return () => timers.release();
}

export const ClosesByItself: Story = {
  tags: ['interaction'],
  name: 'after its time a message asks to be closed; an error never does',
  args: { toasts: [saved, failed] },
  beforeEach: heldTimers,
  play: async ({ args }) => {
    timers.runOut();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledWith('saved');
  },
};

export const PointerHolds: Story = {
  tags: ['interaction'],
  name: 'the pointer or the focus on one message holds all of them; leaving starts their time anew',
  args: { toasts: [saved, defaults] },
  beforeEach: heldTimers,
  play: async ({ canvas }) => {
    await expect(timers.waiting.size).toBe(2);
    await userEvent.hover(canvas.getByText('Usando configurações padrão'));
    await expect(timers.waiting.size).toBe(0);
    await userEvent.unhover(canvas.getByText('Usando configurações padrão'));
    await expect(timers.waiting.size).toBe(2);
    await userEvent.tab();
    await expect(timers.waiting.size).toBe(0);
  },
};

export const ThreeAtMost: Story = {
  tags: ['interaction'],
  name: 'at most three messages show, the newest',
  args: { toasts: [saved, failed, defaults, pause] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Fechar' })).toHaveLength(3);
    await expect(canvas.queryByText(saved.title)).toBeNull();
    await expect(canvas.getByText(pause.title)).toBeInTheDocument();
  },
};

export const Announced: Story = {
  tags: ['interaction'],
  name: 'SOCIAL-13 errors are alerts, other messages status',
  args: { toasts: [saved, failed] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro na inscrição');
    await expect(canvas.getByRole('status')).toHaveTextContent('Configurações salvas com sucesso!');
    await expect(canvas.getByRole('region', { name: 'Avisos' })).toContainElement(canvas.getByRole('alert'));
  },
};

function Owner({ toasts, ...props }: ToastRegionProps) {
  const [messages, setMessages] = useState(toasts);
  return (
    <>
      <button>Salvar</button>
      <ToastRegion {...props} toasts={messages} onClose={(id) => setMessages(messages.filter((one) => one.id !== id))} />
    </>
  );
}

export const FocusGoesBack: Story = {
  tags: ['interaction'],
  name: 'closing with the keyboard gives the focus back to where it was',
  args: { toasts: [failed] },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Salvar' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  },
};

export const OverADialog: Story = {
  tags: ['interaction'],
  name: 'a message over a dialog can be read and closed',
  args: { toasts: [failed] },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <ConfirmDialog
        title="Inscrever-se na Cloud Practitioner?"
        description="A prova entra em Suas provas."
        isOpen
        cancelLabel="Agora não"
        onClose={() => undefined}
        confirmLabel="Inscrever-se"
        onConfirm={() => undefined}
        isPending={false}
        pendingLabel="Inscrevendo"
        tone="primary"
      />
    </>
  ),
  play: async ({ args }) => {
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledWith('failed');
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  },
};
