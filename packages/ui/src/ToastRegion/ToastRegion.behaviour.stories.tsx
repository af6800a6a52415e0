import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { actionDuration, toastDuration, type ToastMessage, ToastQueue } from './ToastQueue.ts';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
import { failed, defaults, pause, stays } from './ToastRegion.story-helpers.tsx';

const saved = { tone: 'success', title: 'Configurações salvas com sucesso!' } satisfies ToastMessage;

const meta = {
  title: 'UI/ToastRegion/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: ToastRegion,
  args: { queue: new ToastQueue(), label: 'Avisos', closeLabel: 'Fechar' },
  beforeEach: stays(saved),
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the timers of toasts, so that a test lets them run out when it wants. */
function holdTimers() {
  const waiting = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const delays: number[] = [];
  let nextId = -1;
  const later = (run: () => void, delay = 0) => {
    const isToast = delay > toastDuration / 6 && delay <= actionDuration; // what was paused has less time left
    if (!isToast) return set(run, delay);
    delays.push(delay);
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
    delays,
    runOut: () => waiting.forEach((run) => run()),
    release: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

let timers: ReturnType<typeof holdTimers>;

/** Shows messages as the product does, with timers that are held. */
const shows =
  (...messages: ToastMessage[]) =>
  ({ args: { queue } }: { args: Pick<ToastRegionProps, 'queue'> }) => {
    queue.clear();
    timers = holdTimers();
    for (const message of messages) queue.show(message);
    return () => timers.release();
  };

export const ClosesByItself: Story = {
  name: 'after its time a message goes; an error never does',
  beforeEach: shows(saved, failed),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(saved.title)).toBeInTheDocument();
    await expect(timers.waiting.size).toBe(1);
    timers.runOut();
    await waitFor(() => expect(canvas.queryByText(saved.title)).toBeNull());
    await expect(canvas.getByText(failed.title)).toBeInTheDocument();
  },
};

export const PointerHolds: Story = {
  name: 'the pointer or the focus on one message holds all of them; leaving lets them go on',
  beforeEach: shows(saved, defaults),
  play: async ({ canvas }) => {
    await expect(timers.waiting.size).toBe(2);
    await userEvent.hover(canvas.getByText(defaults.title));
    await expect(timers.waiting.size).toBe(0);
    await userEvent.unhover(canvas.getByText(defaults.title));
    await expect(timers.waiting.size).toBe(2);
    await userEvent.tab();
    await expect(timers.waiting.size).toBe(0);
  },
};

const undo = fn();

export const Acts: Story = {
  name: 'what can be done about a message is a press away for longer than the message alone would stay, and closes it',
  beforeEach: shows({ ...saved, action: { label: 'Desfazer', onPress: undo } }),
  play: async ({ canvas }) => {
    await expect(timers.delays).toEqual([actionDuration]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText(saved.title)).toBeNull());
  },
};

export const ThreeAtMost: Story = {
  name: 'at most three messages show, the newest',
  beforeEach: stays(saved, failed, defaults, pause),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Fechar' })).toHaveLength(3);
    await expect(canvas.queryByText(saved.title)).toBeNull();
    await expect(canvas.getByText(pause.title)).toBeInTheDocument();
  },
};

export const Announced: Story = {
  name: 'Errors are alerts, other messages status',
  parameters: { proves: ['SOCIAL-13'] },
  beforeEach: stays(saved, failed),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro na inscrição');
    await expect(canvas.getByRole('status')).toHaveTextContent('Configurações salvas com sucesso!');
    await expect(canvas.getByRole('region', { name: 'Avisos' })).toContainElement(canvas.getByRole('alert'));
  },
};

export const FocusGoesBack: Story = {
  name: 'closing with the keyboard gives the focus to the next message, and after the last one back to where it was',
  beforeEach: stays(saved, failed),
  render: (args) => (
    <>
      <button>Salvar</button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Salvar' }).focus();
    await userEvent.tab();
    const [error, other] = canvas.getAllByRole('alertdialog');
    await expect(error).toHaveFocus();
    await expect(error).toHaveAccessibleName(failed.title);
    await expect(error).toHaveAccessibleDescription(failed.text);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(other).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus());
  },
};

export const OverADialog: Story = {
  name: 'a message over a dialog can be read and closed',
  beforeEach: stays(failed),
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
  play: async () => {
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByText(failed.title)).toBeNull());
    await expect(screen.getByRole('alertdialog', { name: /Cloud Practitioner/ })).toBeInTheDocument();
  },
};

export const AboveDialogOnPhone: Story = {
  ...OverADialog,
  name: 'on a phone it stands at the top while a dialog is open at the foot',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert.getBoundingClientRect().top).toBeLessThan(32);
    const confirm = screen.getByRole('button', { name: 'Inscrever-se' });
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(confirm.getBoundingClientRect().top);
  },
};
