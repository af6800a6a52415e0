import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { authLinks, authStates, loginState, registerState } from './auth.fixtures.ts';
import { AuthScreen, type AuthScreenProps } from './AuthScreen.tsx';
import type { AuthState } from './AuthScreen.types.ts';

const meta = {
  title: 'Screens/Auth/AuthScreen/Interactions',
  component: AuthScreen,
  tags: ['interaction'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: loginState,
    actions: {
      login: fn(),
      register: fn(),
      continueWith: fn(),
      switchMode: fn(),
      forgotPassword: fn(),
      chooseLanguage: fn(),
    },
    links: authLinks,
  },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, name: string) => canvas.getByLabelText(name, { selector: 'input' });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

/** The fields of registering are loaded when they are first shown. */
const registerForm = (canvas: Canvas) => canvas.findByLabelText('Nome');

/** Follows the link between the modes, as the route would. */
function Switching({ state, ...props }: AuthScreenProps) {
  const [shown, setShown] = useState<AuthState>(state);
  const switchMode = (email: string) => {
    props.actions.switchMode(email);
    setShown(shown.status === 'login' ? registerState : loginState);
  };
  return <AuthScreen {...props} state={shown} actions={{ ...props.actions, switchMode }} />;
}

export const Modes: Story = {
  name: 'LOGIN-01 LOGIN-02 ROUTE-03 one screen has two modes, and the e-mail typed in one is there in the other',
  render: (args) => <Switching {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Entre para praticar');
    await userEvent.type(field(canvas, 'E-mail'), 'marina@email.com');
    await userEvent.type(field(canvas, 'Senha'), 'segredo');
    await press(canvas, 'Criar conta grátis');
    await expect(args.actions.switchMode).toHaveBeenCalledWith('marina@email.com');

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Crie sua conta grátis');
    await registerForm(canvas);
    await expect(field(canvas, 'E-mail')).toHaveValue('marina@email.com');
    await expect(field(canvas, 'Senha')).toHaveValue('');
    await press(canvas, 'Entrar');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Entre para praticar');
    await expect(field(canvas, 'E-mail')).toHaveValue('marina@email.com');
  },
};

export const ForgotPassword: Story = {
  name: "LOGIN-03 'Esqueceu sua senha?' asks for the dialog, in login mode only",
  render: (args) => <Switching {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'E-mail'), 'marina@email.com');
    await press(canvas, 'Esqueceu sua senha?');
    await expect(args.actions.forgotPassword).toHaveBeenCalledWith('marina@email.com');
    await press(canvas, 'Criar conta grátis');
    await expect(canvas.queryByRole('button', { name: 'Esqueceu sua senha?' })).toBeNull();
  },
};

export const Social: Story = {
  name: 'LOGIN-04 Google and GitHub have a button each',
  play: async ({ args, canvas }) => {
    await press(canvas, 'Continuar com o Google');
    await press(canvas, 'Continuar com o GitHub');
    await expect(args.actions.continueWith).toHaveBeenNthCalledWith(1, 'google');
    await expect(args.actions.continueWith).toHaveBeenNthCalledWith(2, 'github');
  },
};

export const SocialPending: Story = {
  name: 'while one provider is asked nothing else can be sent',
  args: { state: { ...authStates.login, pending: 'google' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continuar com o GitHub' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toBeDisabled();
    await userEvent.type(field(canvas, 'Senha'), 'segredo{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrindo' }));
    await expect(args.actions.login).not.toHaveBeenCalled();
    await expect(args.actions.continueWith).not.toHaveBeenCalled();
  },
};

export const SidePanel: Story = {
  name: 'LOGIN-05 LOGIN-06 LOGIN-07 LOGIN-08 the side panel shows ∞ questions, 4 exams, 6+ to come and the AI tag',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Sobre o Prepar' });
    const fact = (term: string) => within(panel).getByText(term).closest('div')?.querySelector('dd');
    await expect(fact('questões geradas por IA')).toHaveTextContent('Infinitas');
    await expect(fact('questões geradas por IA')?.querySelector('svg')).toBeVisible();
    await expect(fact('provas disponíveis')).toHaveTextContent('4');
    await expect(fact('em breve')).toHaveTextContent('6+');
    await expect(within(panel).getByText('Personalizado por IA')).toBeVisible();
  },
};

export const LoginRequired: Story = {
  name: 'LOGIN-09 signing in needs an e-mail and a password',
  play: async ({ args, canvas }) => {
    await press(canvas, 'Entrar');
    await expect(field(canvas, 'E-mail')).toHaveAccessibleDescription('Digite o seu e-mail.');
    await expect(field(canvas, 'Senha')).toHaveAccessibleDescription('Digite a senha.');
    await expect(field(canvas, 'E-mail')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Preencha todos os campos obrigatórios.');

    await userEvent.type(field(canvas, 'E-mail'), ' marina@email.com {Enter}');
    await expect(field(canvas, 'E-mail')).toBeValid();
    await expect(field(canvas, 'Senha')).toHaveFocus();
    await expect(args.actions.login).not.toHaveBeenCalled();

    await userEvent.type(field(canvas, 'Senha'), ' segredo {Enter}');
    await expect(args.actions.login).toHaveBeenCalledOnce();
    await expect(args.actions.login).toHaveBeenCalledWith({ email: 'marina@email.com', password: ' segredo ' });
  },
};

export const LoginPending: Story = {
  name: 'while signing in nothing is sent again',
  args: { state: { ...authStates.login, pending: 'form' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Senha'), 'segredo{Enter}');
    await press(canvas, 'Entrando');
    await expect(args.actions.login).not.toHaveBeenCalled();
  },
};

export const ServerSentence: Story = {
  name: 'LOGIN-11 a refusal shows the sentence of the server',
  args: { state: { ...authStates.login, failure: { from: 'form', text: { text: 'Esta conta está suspensa.' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Esta conta está suspensa.');
  },
};

export const NoServerSentence: Story = {
  name: 'LOGIN-11 a refusal without a sentence has one of our own',
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.invalidCredentials' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email ou senha incorretos')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  name: 'LOGIN-12 a wrong e-mail or password',
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.checkCredentials' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Email ou senha incorretos. Verifique suas credenciais e tente novamente.'),
    ).toBeVisible();
  },
};

export const NoConnection: Story = {
  name: 'LOGIN-13 no answer',
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.connectionError' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Erro de conexão. Verifique sua internet e tente novamente.')).toBeVisible();
  },
};

export const RegisterRequired: Story = {
  name: 'REG-01 registering needs name, e-mail, password and confirmation',
  args: { state: registerState },
  play: async ({ args, canvas }) => {
    await registerForm(canvas);
    await press(canvas, 'Criar conta');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Preencha todos os campos obrigatórios.');
    await expect(field(canvas, 'Nome')).toHaveAccessibleDescription('Digite o seu nome.');
    await expect(field(canvas, 'Nome')).toHaveFocus();
    await expect(field(canvas, 'E-mail')).toHaveAccessibleDescription('Digite o seu e-mail.');
    await expect(field(canvas, 'Senha')).toHaveAccessibleDescription('Digite a senha.');
    await expect(field(canvas, 'Confirmar senha')).toHaveAccessibleDescription('Digite a senha mais uma vez.');
    await expect(args.actions.register).not.toHaveBeenCalled();
  },
};

async function fillIn(canvas: Canvas, password: string, confirmation: string) {
  await registerForm(canvas);
  await userEvent.type(field(canvas, 'Nome'), ' Marina Albuquerque ');
  await userEvent.type(field(canvas, 'E-mail'), 'marina@email.com');
  await userEvent.type(field(canvas, 'Senha'), password);
  await userEvent.type(field(canvas, 'Confirmar senha'), confirmation);
  await press(canvas, 'Criar conta');
}

export const PasswordsDiffer: Story = {
  name: 'REG-02 the passwords have to be equal; that comes before the policy',
  args: { state: registerState },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'nuvem', 'nuven');
    await expect(field(canvas, 'Confirmar senha')).toHaveAccessibleDescription('As senhas não são iguais.');
    await expect(field(canvas, 'Senha')).toBeValid();
    await expect(field(canvas, 'Confirmar senha')).toHaveFocus();
    await expect(args.actions.register).not.toHaveBeenCalled();
  },
};

export const WeakPassword: Story = {
  name: 'REG-11 VALID-05 a weak password is refused with all that it misses',
  args: { state: registerState },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'nuvem', 'nuvem');
    await expect(field(canvas, 'Senha')).toHaveAccessibleDescription(
      'Senha muito fraca. Falta: pelo menos 8 caracteres, uma letra maiúscula, um número e um dos símbolos !@#$%^&*.',
    );
    await expect(field(canvas, 'Senha')).toHaveFocus();
    await expect(args.actions.register).not.toHaveBeenCalled();
  },
};

export const Registers: Story = {
  name: 'REG-01 a complete form sends name, e-mail and password, without the confirmation',
  args: { state: registerState },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'Nuvem#2025', 'Nuvem#2025');
    await expect(args.actions.register).toHaveBeenCalledOnce();
    await expect(args.actions.register).toHaveBeenCalledWith({
      name: 'Marina Albuquerque',
      email: 'marina@email.com',
      password: 'Nuvem#2025',
    });
  },
};

export const EmailInUse: Story = {
  name: 'REG-07 registering is refused as unauthorised',
  args: { state: { ...registerState, failure: { from: 'form', text: 'auth.emailInUse' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Email já está em uso ou credenciais inválidas. Tente com outro email.'),
    ).toBeVisible();
  },
};

export const AccountNotCreated: Story = {
  name: 'REG-08 registering fails without a sentence of the server',
  args: { state: { ...registerState, failure: { from: 'form', text: 'auth.accountCreationError' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao criar conta. Tente novamente.')).toBeVisible();
  },
};

export const NotSignedIn: Story = {
  name: 'REG-09 the account is there but signing in failed: login mode says so and has the e-mail',
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.automaticLoginFailed' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Conta criada, mas falha no login automático. Tente fazer login manualmente.'),
    ).toBeVisible();
    await expect(field(canvas, 'E-mail')).toHaveValue('marina.albuquerque@email.com');
  },
};

export const Languages: Story = {
  name: 'SCOPE-07 a visitor can choose English or Spanish',
  play: async ({ args, canvas }) => {
    await press(canvas, 'Español');
    await expect(args.actions.chooseLanguage).toHaveBeenCalledWith('es');
  },
};

export const Processing: Story = {
  name: 'the return from a provider shows that it is being worked on, and no form',
  args: { state: authStates.processing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirmando a sua conta.');
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
  },
};
