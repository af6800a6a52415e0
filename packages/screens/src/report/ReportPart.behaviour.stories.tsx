import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { states } from './report.fixtures.ts';
import { ReportPart } from './ReportPart.tsx';
import type { ReportState } from './report.types.ts';

const meta = {
  title: 'Screens/Report/Part/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: ReportPart,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: states.none, actions: { open: fn(), close: fn(), send: fn() } },
} satisfies Meta<typeof ReportPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'O que há de errado nesta questão?' }));

export const Asks: Story = {
  name: 'The button asks for the dialog',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Relatar um problema' }));
    await expect(args.actions.open).toHaveBeenCalledOnce();
  },
};

export const Sends: Story = {
  name: 'Nothing is chosen first, and nothing goes out without a reason; a blank comment is none',
  args: { state: states.asking },
  play: async ({ args }) => {
    const within = await dialog();
    await expect(within.getAllByRole('radio')[0]).toHaveFocus();
    for (const radio of within.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(within.getByRole('button', { name: 'Enviar relato' }));
    await expect(within.getByRole('alert')).toHaveTextContent('Escolha um motivo para enviar.');
    await expect(within.getAllByRole('radio')[0]).toHaveFocus();
    await expect(args.actions.send).not.toHaveBeenCalled();
    await userEvent.type(within.getByRole('textbox'), '  ');
    await userEvent.click(within.getByRole('radio', { name: 'O enunciado está confuso ou incompleto' }));
    await expect(within.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(within.getByRole('button', { name: 'Enviar relato' }));
    await expect(args.actions.send).toHaveBeenLastCalledWith('UNCLEAR', null);
    await userEvent.type(within.getByRole('textbox'), 'Falta o prazo.');
    await userEvent.click(within.getByRole('button', { name: 'Enviar relato' }));
    await expect(args.actions.send).toHaveBeenLastCalledWith('UNCLEAR', 'Falta o prazo.');
  },
};

export const RoomToWrite: Story = {
  name: 'On a phone the field for words is not behind the buttons, and all of it is in sight at once',
  args: { state: states.asking },
  parameters: { viewport: { options: { narrow: { name: '360', styles: { width: '360px', height: '740px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const within = await dialog();
    const field = within.getByRole('textbox').getBoundingClientRect();
    const send = within.getByRole('button', { name: 'Enviar relato' }).getBoundingClientRect();
    await expect(send.top).toBeGreaterThan(field.bottom);
    await expect(send.bottom).toBeLessThan(740);
  },
};

export const Told: Story = {
  name: 'What was reported stands in the place of the button',
  args: { state: states.confirmed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirmado, +1 crédito');
    await expect(document.body, 'nobody asked for it just now').toHaveFocus();
  },
};

export const FocusAfterSending: Story = {
  name: 'After sending, the focus is on what became of it',
  render: function Sending(args) {
    const [state, setState] = useState<ReportState>(states.none);
    const [open, send] = [() => setState(states.asking), () => setState(states.open)];
    return <ReportPart state={state} actions={{ ...args.actions, open, send }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Relatar um problema' }));
    const within = await dialog();
    await userEvent.click(within.getByRole('radio', { name: 'O enunciado está confuso ou incompleto' }));
    await userEvent.click(within.getByRole('button', { name: 'Enviar relato' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Seu relatoEm análise/));
  },
};
