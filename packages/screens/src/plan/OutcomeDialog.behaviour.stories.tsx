import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { question } from './plan.fixtures.ts';

const meta = {
  title: 'Screens/Readiness/Outcome dialog/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: OutcomeDialog,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { question, actions: { send: fn(), decline: fn() }, onClose: fn() },
} satisfies Meta<typeof OutcomeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog', { name: 'Como foi a prova CLF-C02?' }));

export const PassedWithAMark: Story = {
  name: 'Nothing is chosen before somebody chooses; the official mark is asked for only after the exam was taken',
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByText(/Antes dela, estimávamos de 75 a 85%\.$/)).toBeInTheDocument();
    for (const radio of dialog.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar resultado' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Escolha um resultado.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Adiei' }));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Passei' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nota oficial, se quiser' }), '7820');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar resultado' }));
    await expect(dialog.getByText('Um número inteiro de 0 a 1000, ou nada.')).toBeInTheDocument();
    await expect(args.actions.send).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), '{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar resultado' }));
    await expect(args.actions.send).toHaveBeenLastCalledWith('PASSED', 782);
  },
};

export const WithoutAMark: Story = {
  name: 'The mark may be left out',
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'Não passei desta vez' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar resultado' }));
    await expect(args.actions.send).toHaveBeenLastCalledWith('FAILED', null);
  },
};

export const Declined: Story = {
  name: 'Nobody has to tell',
  play: async ({ args }) => {
    await userEvent.click((await open()).getByRole('button', { name: 'Prefiro não dizer' }));
    await expect(args.actions.decline).toHaveBeenCalledOnce();
  },
};
