import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ForgotPasswordDialog, type ForgotPasswordDialogProps } from './ForgotPasswordDialog.tsx';
import type { ForgotPasswordState } from './ForgotPasswordDialog.types.ts';
import { email } from './ForgotPasswordDialog.story-helpers.tsx';
import pictures from './ForgotPasswordDialog.stories.tsx';
const code: ForgotPasswordState = { ...email, status: 'code' };
const password: ForgotPasswordState = { ...email, status: 'password' };

const meta = {
  ...pictures,
  title: 'Screens/Auth/ForgotPasswordDialog/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '32rem' } },
  },
} satisfies Meta<typeof ForgotPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every call succeeds at once, as the route would answer. */
function Walk({ state, actions }: ForgotPasswordDialogProps) {
  const [status, setStatus] = useState<ForgotPasswordState['status'] | 'closed'>(state.status);
  if (status === 'closed') return <p>Fechado</p>;
  return (
    <ForgotPasswordDialog
      state={{ ...state, status }}
      actions={{
        requestCode: (typed) => {
          actions.requestCode(typed);
          setStatus('code');
        },
        resendCode: actions.resendCode,
        verifyCode: (typed, digits) => {
          actions.verifyCode(typed, digits);
          setStatus('password');
        },
        resetPassword: (reset) => {
          actions.resetPassword(reset);
          setStatus('closed');
        },
        resetByLink: (newPassword) => {
          actions.resetByLink(newPassword);
          setStatus('closed');
        },
        back: () => setStatus(status === 'password' ? 'code' : 'email'),
        close: actions.close,
      }}
    />
  );
}

const title = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const ThreeSteps: Story = {
  name: 'E-mail, code and new password follow each other; then the dialog is closed',
  parameters: { proves: ['FORGOT-01', 'FORGOT-13', 'FORGOT-16'] },
  args: { state: { ...email, initialEmail: '' } },
  render: (args) => <Walk {...args} />,
  play: async ({ args }) => {
    await title('Recuperar senha');
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    await userEvent.keyboard(' marina@email.com {Enter}');
    await expect(args.actions.requestCode).toHaveBeenCalledWith('marina@email.com');

    await title('Digite o código');
    await waitFor(() => expect(field('Código de 6 dígitos')).toHaveFocus());
    await userEvent.keyboard('482913{Enter}');
    await expect(args.actions.verifyCode).toHaveBeenCalledWith('marina@email.com', '482913');

    await title('Crie uma nova senha');
    await waitFor(() => expect(field('Nova senha')).toHaveFocus());
    await userEvent.keyboard('Nuvem#2025');
    await userEvent.type(field('Confirmar senha'), 'Nuvem#2025{Enter}');
    await expect(args.actions.resetPassword).toHaveBeenCalledWith({
      email: 'marina@email.com',
      code: '482913',
      newPassword: 'Nuvem#2025',
    });
    await expect(await screen.findByText('Fechado')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const EmailRequired: Story = {
  name: 'The first step needs an e-mail',
  parameters: { proves: ['FORGOT-02'] },
  args: { state: { ...email, initialEmail: '' } },
  play: async ({ args }) => {
    await title('Recuperar senha');
    await press('Enviar código');
    await expect(field('E-mail')).toHaveAccessibleDescription('Digite o seu e-mail.');
    await expect(field('E-mail')).toHaveFocus();
    await expect(args.actions.requestCode).not.toHaveBeenCalled();
  },
};

export const WrongEmail: Story = {
  name: 'What is no address is said at its field and not sent',
  args: { state: { ...email, initialEmail: 'abc' } },
  play: async ({ args }) => {
    await title('Recuperar senha');
    await press('Enviar código');
    await expect(field('E-mail')).toBeInvalid();
    await expect(field('E-mail')).toHaveAccessibleDescription(/nome@/);
    await expect(args.actions.requestCode).not.toHaveBeenCalled();
  },
};

export const RequestRefused: Story = {
  name: 'A refused request shows the sentence of the server',
  parameters: { proves: ['FORGOT-04'] },
  args: { state: { ...email, failure: { text: { text: 'Muitos pedidos para este e-mail.' } } } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Muitos pedidos para este e-mail.');
  },
};

export const Neutral: Story = {
  name: 'The answer does not tell whether the e-mail is registered',
  parameters: { proves: ['FORGOT-05'] },
  args: { state: code },
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'If the email is registered, you will receive a verification code.',
    );
  },
};

export const Resend: Story = {
  name: 'Another code can be asked for, and the answer says so',
  args: { state: { ...code, resentCount: 1 } },
  play: async ({ args }) => {
    await title('Digite o código');
    await press('Reenviar código');
    await expect(args.actions.resendCode).toHaveBeenCalledWith('marina.albuquerque@email.com');
    await expect(screen.getByRole('status')).toHaveTextContent('Pedimos outro código.');
  },
};

export const CodeOfSix: Story = {
  name: 'The code has exactly six characters, and stays in its field',
  parameters: { proves: ['FORGOT-06', 'FORGOT-10'] },
  args: { state: code },
  play: async ({ args }) => {
    await title('Digite o código');
    await userEvent.type(field('Código de 6 dígitos'), '48291{Enter}');
    await expect(field('Código de 6 dígitos')).toHaveAccessibleDescription('Digite o código de 6 dígitos.');
    await expect(args.actions.verifyCode).not.toHaveBeenCalled();
    await userEvent.type(field('Código de 6 dígitos'), '3 {Enter}');
    await expect(args.actions.verifyCode).toHaveBeenCalledWith('marina.albuquerque@email.com', '482913');
    await expect(field('Código de 6 dígitos')).toHaveValue('482913 ');
  },
};

export const UnknownEmail: Story = {
  name: 'An e-mail that is not registered is said so',
  parameters: { proves: ['FORGOT-08'] },
  args: { state: { ...code, failure: { title: 'auth.emailNotFound', text: 'auth.emailNotRegistered' } } },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('E-mail não encontrado');
    await expect(alert).toHaveTextContent('Este e-mail não está cadastrado.');
  },
};

export const WrongCode: Story = {
  name: 'A wrong or old code is said so',
  parameters: { proves: ['FORGOT-09'] },
  args: { state: { ...code, failure: { text: 'auth.incorrectOrExpiredCode' } } },
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect or expired code.');
  },
};

export const PasswordsDiffer: Story = {
  name: 'The new passwords have to be equal',
  parameters: { proves: ['FORGOT-11'] },
  args: { state: password },
  play: async ({ args }) => {
    await title('Crie uma nova senha');
    await userEvent.type(field('Nova senha'), 'Nuvem#2025');
    await userEvent.type(field('Confirmar senha'), 'Nuvem#2024{Enter}');
    await expect(field('Confirmar senha')).toHaveAccessibleDescription('As senhas não são iguais.');
    await expect(field('Confirmar senha')).toHaveFocus();
    await expect(args.actions.resetPassword).not.toHaveBeenCalled();
  },
};

export const WeakPassword: Story = {
  name: 'A weak new password is refused with what it misses',
  parameters: { proves: ['FORGOT-12', 'VALID-05'] },
  args: { state: password },
  play: async ({ args }) => {
    await title('Crie uma nova senha');
    await userEvent.type(field('Nova senha'), 'nuvem2025');
    await userEvent.type(field('Confirmar senha'), 'nuvem2025{Enter}');
    await expect(field('Nova senha')).toHaveAccessibleDescription(
      'Senha muito fraca. Falta: uma letra maiúscula e um dos símbolos !@#$%^&*.',
    );
    await expect(args.actions.resetPassword).not.toHaveBeenCalled();
  },
};

export const BackToEmail: Story = {
  name: 'The arrow goes from the code to the e-mail and clears the code',
  parameters: { proves: ['FORGOT-14'] },
  args: { state: code },
  render: (args) => <Walk {...args} />,
  play: async () => {
    await title('Digite o código');
    await userEvent.type(field('Código de 6 dígitos'), '482913');
    await press('Voltar');
    await title('Recuperar senha');
    await expect(field('E-mail')).toHaveValue('marina.albuquerque@email.com');
    await press('Enviar código');
    await title('Digite o código');
    await expect(field('Código de 6 dígitos')).toHaveValue('');
  },
};

export const BackToCode: Story = {
  name: 'The arrow goes from the password to the code and clears the passwords',
  parameters: { proves: ['FORGOT-15'] },
  args: { state: code },
  render: (args) => <Walk {...args} />,
  play: async () => {
    await title('Digite o código');
    await userEvent.type(field('Código de 6 dígitos'), '482913{Enter}');
    await title('Crie uma nova senha');
    await userEvent.type(field('Nova senha'), 'Nuvem#2025');
    await userEvent.type(field('Confirmar senha'), 'Nuvem#2025');
    await press('Voltar');
    await title('Digite o código');
    await expect(field('Código de 6 dígitos')).toHaveValue('482913');
    await press('Conferir código');
    await title('Crie uma nova senha');
    await expect(field('Nova senha')).toHaveValue('');
    await expect(field('Confirmar senha')).toHaveValue('');
  },
};

export const FirstStepHasNoArrow: Story = {
  name: 'The first step has no arrow, and the closing button closes',
  play: async ({ args }) => {
    const dialog = within(await title('Recuperar senha'));
    await expect(dialog.queryByRole('button', { name: 'Voltar' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
    await expect(args.actions.close).toHaveBeenCalledOnce();
  },
};
