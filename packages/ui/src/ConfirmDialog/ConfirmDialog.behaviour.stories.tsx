import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { withPassword } from './ConfirmDialog.story-helpers.tsx';
import pictures from './ConfirmDialog.stories.tsx';

const meta = {
  ...pictures,
  title: 'UI/ConfirmDialog/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SafeActionFirst: Story = {
  name: 'It is an alert with the consequences read out, and the safe answer has the focus',
  parameters: { proves: ['PRAC-10'] },
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Cancelar a inscrição na SAA-C03?' });
    await expect(dialog).toHaveAccessibleDescription(/412 questões/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter inscrição' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirms: Story = {
  name: 'The named action confirms once',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar inscrição' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const EnterInTheField: Story = {
  name: 'With a password the field has the focus and Enter confirms',
  parameters: { proves: ['DEL-01'] },
  args: withPassword,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Sua senha')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const PendingStays: Story = {
  name: 'While pending nothing closes it and nothing confirms again',
  parameters: { proves: ['PRAC-08', 'PRAC-09'] },
  args: { isPending: true },
  play: async ({ args }) => {
    const action = screen.getByRole('button', { name: 'Cancelando' });
    await userEvent.click(action);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Manter inscrição' })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ThreeAnswers: Story = {
  name: 'Three answers stand below one another, the safe one first with the focus, and Tab goes down them',
  args: { other: { label: 'Descartar alterações', onPress: () => undefined } },
  play: async () => {
    const names = ['Manter inscrição', 'Descartar alterações', 'Cancelar inscrição'];
    const places = names.map((name) => screen.getByRole('button', { name }).getBoundingClientRect());
    await expect(new Set(places.map(({ left }) => left)).size).toBe(1);
    const tops = places.map(({ top }) => top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter inscrição' })).toHaveFocus());
    for (const name of names.slice(1)) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
  },
};

function Opener(props: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Cancelar inscrição…</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

export const FocusComesBack: Story = {
  name: 'Escape closes it and the focus returns to what opened it',
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Cancelar inscrição…' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedAsItAppears: Story = {
  name: 'Closed as it appears, on a device with a touch screen, it is gone as well',
  render: (args) => (
    <>
      <TextField label="Nome" value="" onChange={() => undefined} />
      <Opener {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    // After a text field the dialog waits two frames for a keyboard on the screen. Here they come once it is closing.
    spyOn(Navigator.prototype, 'maxTouchPoints', 'get').mockReturnValue(1);
    await userEvent.click(canvas.getByRole('textbox'));
    const held: FrameRequestCallback[] = [];
    const frames = spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => held.push(frame));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar inscrição…' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    frames.mockRestore();
    for (const frame of held) frame(performance.now());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
