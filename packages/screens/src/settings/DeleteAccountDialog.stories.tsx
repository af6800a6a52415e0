import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withLearnerShell } from '../common/withLearnerShell.tsx';
import { askingToDelete, deleting, states, wrongPassword } from './settings.fixtures.ts';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';
import type { DeletionFailure, SettingsReady } from './SettingsScreen.types.ts';

const actions = {
  change: fn(),
  save: fn(),
  askToReset: fn(),
  reset: fn(),
  askToDelete: fn(),
  deleteAccount: fn(),
  resetPassword: fn(),
  closeDialog: fn(),
};

const meta = {
  title: 'Screens/Settings/DeleteAccount',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('settings')],
  args: { state: askingToDelete, actions },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

const refused = (failure: DeletionFailure): SettingsReady => ({ ...askingToDelete, dialog: { kind: 'delete', isPending: false, failure } });

export const Asking: Story = {};
export const PasswordMissing: Story = {
  tags: ['error'],
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir conta' }));
  },
};
export const WrongPassword: Story = { tags: ['error'], args: { state: wrongPassword } };
export const NotAllowed: Story = { tags: ['forbidden'], args: { state: refused('accountDeletionNotAllowed') } };
export const Deleting: Story = { tags: ['loading'], args: { state: deleting } };

export const OnAPhone: Story = { tags: ['phone'], args: { state: wrongPassword }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: refused('accountDeletionNotAllowed') },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone', 'longest'],
  args: { state: refused('accountDeletionNotAllowed') },
  globals: { ...phone, locale: 'es' },
};

const dialogIn = (element: HTMLElement) =>
  within(within(element.ownerDocument.body).getByRole('alertdialog', { name: 'Excluir sua conta?' }));

export const AsksForThePassword: Story = {
  name: 'DEL-01 DEL-02 deleting the account names what is lost and needs a password',
  tags: ['interaction'],
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
  name: 'DEL-01 the safe answer keeps the account',
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: 'Manter conta' }));
    await expect(args.actions.closeDialog).toHaveBeenCalledOnce();
    await expect(args.actions.deleteAccount).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  name: 'DEL-01 while the account is being deleted nothing closes the dialog or sends it again',
  tags: ['interaction'],
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
  name: 'DEL-01 an account without a password is offered to set one by e-mail',
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: 'Crie uma por e-mail' }));
    await expect(args.actions.resetPassword).toHaveBeenCalledOnce();
  },
};

/** A deletion that is refused each time in another way. */
function Refusing({ state, actions }: SettingsScreenProps) {
  const reasons: readonly DeletionFailure[] = ['invalidPassword', 'accountDeletionNotAllowed', 'accountNotFound', 'deleteAccountError'];
  const [turn, setTurn] = useState(-1);
  const failure = reasons[turn] ?? null;
  const shown: SettingsReady = { ...states.ready, dialog: { kind: 'delete', isPending: false, failure } };
  return <SettingsScreen state={state.status === 'loading' ? state : shown} actions={{ ...actions, deleteAccount: () => setTurn(turn + 1) }} />;
}

export const FailureTexts: Story = {
  name: 'DEL-08 DEL-09 DEL-10 DEL-11 every refusal has its sentence, and the password stays',
  tags: ['interaction'],
  render: (args) => <Refusing {...args} />,
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement);
    const password = dialog.getByLabelText('Sua senha');
    await userEvent.type(password, 'nuvem');
    for (const text of [
      'Senha inválida. Confira e tente de novo.',
      'Esta conta não pode ser excluída, porque é a única que administra a plataforma.',
      'Esta conta não existe mais.',
      'Não foi possível excluir a conta. Tente novamente.',
    ]) {
      await userEvent.click(dialog.getByRole('button', { name: 'Excluir conta' }));
      await expect(dialog.getByRole('alert')).toHaveTextContent(text);
      await expect(password).toHaveValue('nuvem');
    }
  },
};
