import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from './Dialog.tsx';
import { Pending } from './Dialog.stories.tsx';
import pictures from './Dialog.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/Dialog/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedAndFocused: Story = {
  name: 'It is named by its title, focuses its field and submits on Enter',
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Recuperar senha' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Código' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WaysOut: Story = {
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
  name: 'While pending neither Escape nor Enter nor a button does anything',
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

export const PendingQuestionStays: Story = {
  name: 'While pending a press outside closes nothing, even where there is no form',
  render: ({ title, closeLabel, onClose }) => (
    <Dialog {...{ title, closeLabel, onClose }} isOpen isPending>
      Confira o seu e-mail.
    </Dialog>
  ),
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const back = fn();

export const GoesBack: Story = {
  name: 'The arrow goes one step back',
  parameters: { proves: ['FORGOT-14', 'FORGOT-15'] },
  args: { back: { label: 'Voltar', onPress: back } },
  play: async () => {
    back.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await expect(back).toHaveBeenCalledOnce();
  },
};
