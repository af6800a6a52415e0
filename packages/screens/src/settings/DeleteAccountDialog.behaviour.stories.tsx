import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { askingToDelete, deleting, states } from './settings.fixtures.ts';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';
import type { DeletionFailure, SettingsReady } from './SettingsScreen.types.ts';
import { actions } from './DeleteAccountDialog.story-helpers.tsx';

const meta = {
  title: 'Screens/Settings/DeleteAccount/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: SettingsScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell('settings')],
  args: { state: askingToDelete, actions },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = (element: HTMLElement) =>
  within(within(element.ownerDocument.body).getByRole('alertdialog', { name: 'Excluir sua conta?' }));

export const AsksForThePassword: Story = {
  name: 'Deleting the account names what is lost and needs a password',
  parameters: { proves: ['DEL-01', 'DEL-02'] },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement);
    const losses = dialog.getAllByRole('listitem').map((item) => item.textContent);
    await expect(losses).toEqual([
      'o histórico de questões e as métricas',
      'as inscrições em provas',
      'os créditos que restam',
      'o acesso em todos os aparelhos',
    ]);
    const password = dialog.getByLabelText('Sua senha');
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAccessibleDescription('Digite a senha para excluir a conta.');
    await expect(password).toHaveFocus();
    await expect(args.actions.deleteAccount).not.toHaveBeenCalled();
    await userEvent.type(password, 'Nuvem#2025');
    await expect(password).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir conta' }));
    await expect(args.actions.deleteAccount).toHaveBeenCalledWith('Nuvem#2025');
  },
};

export const KeepsTheAccount: Story = {
  name: 'The safe answer keeps the account',
  parameters: { proves: ['DEL-01'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: 'Manter conta' }));
    await expect(args.actions.closeDialog).toHaveBeenCalledOnce();
    await expect(args.actions.deleteAccount).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  name: 'While the account is being deleted nothing closes the dialog or sends it again',
  parameters: { proves: ['DEL-01'] },
  args: { state: deleting },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement);
    await waitFor(() => expect(dialog.getByText('Excluindo')).toBeVisible());
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'Nuvem#2025{Enter}{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Crie uma por e-mail' }));
    await expect(args.actions.deleteAccount).not.toHaveBeenCalled();
    await expect(args.actions.closeDialog).not.toHaveBeenCalled();
    await expect(args.actions.resetPassword).not.toHaveBeenCalled();
  },
};

export const WithoutAPassword: Story = {
  name: 'An account without a password is offered to set one by e-mail',
  parameters: { proves: ['DEL-01'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: 'Crie uma por e-mail' }));
    await expect(args.actions.resetPassword).toHaveBeenCalledOnce();
  },
};

/** A deletion that is refused each time in another way. */
function Refusing({ state, actions }: SettingsScreenProps) {
  const reasons: readonly DeletionFailure[] = [
    'invalidPassword',
    'accountDeletionNotAllowed',
    'accountNotFound',
    'deleteAccountError',
  ];
  const [turn, setTurn] = useState(-1);
  const failure = reasons[turn] ?? null;
  const shown: SettingsReady = { ...states.ready, dialog: { kind: 'delete', isPending: false, failure } };
  return (
    <SettingsScreen
      state={state.status === 'loading' ? state : shown}
      actions={{ ...actions, deleteAccount: () => setTurn(turn + 1) }}
    />
  );
}

export const FailureTexts: Story = {
  name: 'Every refusal has its sentence, and the password stays',
  parameters: { proves: ['DEL-08', 'DEL-09', 'DEL-10', 'DEL-11'] },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement);
    const password = dialog.getByLabelText('Sua senha');
    await userEvent.type(password, 'nuvem');
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir conta' }));
    await expect(password).toHaveAccessibleDescription('Senha inválida. Confira e tente de novo.');
    for (const text of [
      'Esta conta não pode ser excluída, porque é a única que administra a plataforma.',
      'Esta conta não existe mais.',
      'Não foi possível excluir a conta. Tente novamente.',
    ]) {
      await userEvent.click(dialog.getByRole('button', { name: 'Excluir conta' }));
      await expect(dialog.getByRole('alert')).toHaveTextContent(text);
      await expect(password).toHaveValue('nuvem');
      await expect(password).toBeValid();
    }
  },
};
