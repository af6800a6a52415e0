import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { authLinks, authStates, loginState, registerState } from './auth.fixtures.ts';
import { AuthScreen, type AuthScreenProps } from './AuthScreen.tsx';
import type { AuthFormState, AuthState } from './AuthScreen.types.ts';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { email as emailStep } from './ForgotPasswordDialog.story-helpers.tsx';
import type { ForgotPasswordState } from './ForgotPasswordDialog.types.ts';

const meta = {
  title: 'Screens/Auth/AuthScreen/Behaviour',
  component: AuthScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: {
    state: loginState,
    actions: {
      login: fn(),
      sendCode: fn(),
      cancelCode: fn(),
      register: fn(),
      continueWith: fn(),
      keepEmail: fn(),
      forgotPassword: fn(),
      chooseLanguage: fn(),
    },
    links: authLinks,
    year: 2025,
  },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const passwordStep: ForgotPasswordState = { ...emailStep, status: 'password' };

const field = (canvas: Canvas, name: string) => canvas.getByLabelText(name, { selector: 'input' });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const follow = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('link', { name }));

/** The fields of registering are loaded when they are first shown. */
const registerForm = (canvas: Canvas) => canvas.findByLabelText('Nome');

/** Follows the link between the modes, as the route would. */
function Switching({ state, ...props }: AuthScreenProps) {
  const [shown, setShown] = useState<AuthState>(state);
  const keepEmail = (email: string) => {
    props.actions.keepEmail(email);
    setShown(shown.status === 'login' ? registerState : loginState);
  };
  return <AuthScreen {...props} state={shown} actions={{ ...props.actions, keepEmail }} />;
}

export const Modes: Story = {
  name: 'One screen has two modes, and the e-mail typed in one is there in the other',
  parameters: { proves: ['LOGIN-01', 'LOGIN-02', 'ROUTE-03'] },
  render: (args) => <Switching {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Entre para praticar');
    await userEvent.type(field(canvas, 'E-mail'), 'marina@email.com');
    await userEvent.type(field(canvas, 'Senha'), 'segredo');
    await expect(canvas.getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute('href', '/register');
    await follow(canvas, 'Criar conta grátis');
    await expect(args.actions.keepEmail).toHaveBeenCalledWith('marina@email.com');

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Crie sua conta grátis');
    await registerForm(canvas);
    await expect(field(canvas, 'E-mail')).toHaveValue('marina@email.com');
    await expect(field(canvas, 'Senha')).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
    await follow(canvas, 'Entrar');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Entre para praticar');
    await expect(field(canvas, 'E-mail')).toHaveValue('marina@email.com');
  },
};

/** As the route does: the dialog goes, and the new password is what comes next. */
function Renewing({ state, ...props }: AuthScreenProps) {
  const [dialog, setDialog] = useState<ForgotPasswordState | null>(null);
  const [renewals, setRenewals] = useState(0);
  const renew = () => {
    setDialog(null);
    setRenewals(renewals + 1);
  };
  const actions = { ...props.actions, forgotPassword: () => setDialog({ ...passwordStep, initialEmail: 'a@b.co' }) };
  return (
    <>
      <AuthScreen {...props} actions={actions} state={state.status === 'processing' ? state : { ...state, renewals }} />
      {dialog && (
        <ForgotPasswordDialog
          state={dialog}
          actions={{
            requestCode: fn(),
            resendCode: fn(),
            verifyCode: fn(),
            resetPassword: renew,
            resetByLink: fn(),
            back: fn(),
            close: fn(),
          }}
        />
      )}
    </>
  );
}

export const Renewed: Story = {
  name: 'After a new password the focus goes to the password, empty, and not back to what opened the dialog',
  parameters: { proves: ['FORGOT-16'] },
  render: (args) => <Renewing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'E-mail'), 'marina@email.com');
    await userEvent.type(field(canvas, 'Senha'), 'esquecida');
    await press(canvas, 'Esqueceu sua senha?');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nova senha', { selector: 'input' }), 'Renovada2@');
    await userEvent.type(dialog.getByLabelText('Confirmar senha', { selector: 'input' }), 'Renovada2@');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar nova senha' }));
    await waitFor(() => expect(field(canvas, 'Senha')).toHaveFocus());
    await expect(field(canvas, 'Senha')).toHaveValue('');
    await expect(field(canvas, 'E-mail')).toHaveValue('marina@email.com');
    // What gives the focus back does so with the next picture.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(field(canvas, 'Senha')).toHaveFocus();
  },
};

export const ForgotPassword: Story = {
  name: "'Esqueceu sua senha?' asks for the dialog, in login mode only",
  parameters: { proves: ['LOGIN-03'] },
  render: (args) => <Switching {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'E-mail'), 'marina@email.com');
    await press(canvas, 'Esqueceu sua senha?');
    await expect(args.actions.forgotPassword).toHaveBeenCalledWith('marina@email.com');
    await follow(canvas, 'Criar conta grátis');
    await expect(canvas.queryByRole('button', { name: 'Esqueceu sua senha?' })).toBeNull();
  },
};

export const Social: Story = {
  name: 'Google and GitHub have a button each, after the form',
  parameters: { proves: ['LOGIN-04'] },
  play: async ({ args, canvas }) => {
    const google = canvas.getByRole('button', { name: 'Continuar com o Google' });
    const follows = canvas.getByRole('button', { name: 'Entrar' }).compareDocumentPosition(google);
    await expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press(canvas, 'Continuar com o Google');
    await press(canvas, 'Continuar com o GitHub');
    await expect(args.actions.continueWith).toHaveBeenNthCalledWith(1, 'google');
    await expect(args.actions.continueWith).toHaveBeenNthCalledWith(2, 'github');
  },
};

export const SocialPending: Story = {
  name: 'While one provider is asked nothing else can be sent',
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
  name: 'The side panel shows ∞ questions, 4 exams, 6+ to come and the AI tag',
  parameters: { proves: ['LOGIN-05', 'LOGIN-06', 'LOGIN-07', 'LOGIN-08'] },
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

export const FactsInARow: Story = {
  name: 'The three figures stand in a row in every language',
  parameters: { viewport: { options: { laptop: { name: '1280', styles: { width: '1280px', height: '800px' } } } } },
  globals: { locale: 'es', viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Acerca de Prepar' }));
    const tops = panel.getAllByRole('definition').map((figure) => figure.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const LoginRequired: Story = {
  name: 'Signing in needs an e-mail and a password',
  parameters: { proves: ['LOGIN-09'] },
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
  name: 'While signing in nothing is sent again',
  args: { state: { ...authStates.login, pending: 'form' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'Senha'), 'segredo{Enter}');
    await press(canvas, 'Entrando');
    await expect(args.actions.login).not.toHaveBeenCalled();
  },
};

export const ServerSentence: Story = {
  name: 'A refusal shows the sentence of the server',
  parameters: { proves: ['LOGIN-11'] },
  args: { state: { ...authStates.login, failure: { from: 'form', text: { text: 'Esta conta está suspensa.' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Esta conta está suspensa.');
  },
};

export const NoServerSentence: Story = {
  name: 'A refusal without a sentence has one of our own',
  parameters: { proves: ['LOGIN-11'] },
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.invalidCredentials' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email ou senha incorretos')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  name: 'A wrong e-mail or password',
  parameters: { proves: ['LOGIN-12'] },
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.checkCredentials' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Email ou senha incorretos. Verifique suas credenciais e tente novamente.'),
    ).toBeVisible();
  },
};

export const NoConnection: Story = {
  name: 'No answer',
  parameters: { proves: ['LOGIN-13'] },
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.connectionError' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Erro de conexão. Verifique sua internet e tente novamente.')).toBeVisible();
  },
};

export const RegisterRequired: Story = {
  name: 'Registering needs name, e-mail, password and confirmation',
  parameters: { proves: ['REG-01'] },
  args: { state: registerState },
  play: async ({ args, canvas }) => {
    await registerForm(canvas);
    await press(canvas, 'Criar conta');
    const summary = canvas.getByRole('region', { name: 'Preencha todos os campos obrigatórios.' });
    await expect(summary).toHaveFocus();
    await expect(field(canvas, 'Nome')).toHaveAccessibleDescription('Digite o seu nome.');
    await expect(field(canvas, 'E-mail')).toHaveAccessibleDescription('Digite o seu e-mail.');
    await expect(field(canvas, 'Senha')).toHaveAccessibleDescription('Digite a senha.');
    await expect(field(canvas, 'Confirmar senha')).toHaveAccessibleDescription('Digite a senha mais uma vez.');
    await userEvent.click(within(summary).getByRole('button', { name: 'Confirmar senha' }));
    await expect(field(canvas, 'Confirmar senha')).toHaveFocus();
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
  name: 'The passwords have to be equal',
  parameters: { proves: ['REG-02'] },
  args: { state: registerState },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'Nuvem#2025', 'Nuvem#2026');
    await expect(field(canvas, 'Confirmar senha')).toHaveAccessibleDescription('As senhas não são iguais.');
    await expect(field(canvas, 'Senha')).toBeValid();
    await expect(field(canvas, 'Confirmar senha')).toHaveFocus();
    await expect(args.actions.register).not.toHaveBeenCalled();
    await userEvent.type(field(canvas, 'Senha'), '{Backspace}6');
    await expect(field(canvas, 'Confirmar senha')).toBeValid();
  },
};

export const EveryProblem: Story = {
  name: 'Every field that is wrong says so at once, and a summary leads to each',
  parameters: { proves: ['REG-01', 'REG-02', 'REG-11'] },
  args: { state: registerState },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'E-mail'), 'marina@email');
    await userEvent.type(field(canvas, 'Senha'), 'certifica25');
    await userEvent.type(field(canvas, 'Confirmar senha'), 'certifica2');
    await press(canvas, 'Criar conta');
    const summary = canvas.getByRole('region', { name: '4 campos precisam de atenção' });
    await expect(summary).toHaveFocus();
    await expect(field(canvas, 'Nome')).toHaveAccessibleDescription('Digite o seu nome.');
    await expect(field(canvas, 'E-mail')).toHaveAccessibleDescription(/^Digite o endereço completo/);
    await expect(field(canvas, 'Senha')).toHaveAccessibleDescription(/^Senha muito fraca\. Falta: uma letra maiúscula/);
    await expect(field(canvas, 'Confirmar senha')).toHaveAccessibleDescription('As senhas não são iguais.');
    await userEvent.click(within(summary).getByRole('button', { name: 'E-mail' }));
    await expect(field(canvas, 'E-mail')).toHaveFocus();
    await expect(args.actions.register).not.toHaveBeenCalled();
  },
};

export const FieldRefused: Story = {
  name: 'A field that the server refuses is marked until it is edited',
  args: {
    state: {
      ...registerState,
      failure: {
        from: 'form',
        text: { text: 'Verifique os campos indicados.' },
        fields: { email: 'auth.emailInvalid' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verifique os campos indicados.');
    await expect(field(canvas, 'E-mail')).toHaveAccessibleDescription(/^Digite o endereço completo/);
    await userEvent.type(field(canvas, 'E-mail'), 'a');
    await expect(field(canvas, 'E-mail')).not.toHaveAccessibleDescription(/endereço/);
  },
};

/** A form whose call is answered at once: somebody has an account with the e-mail. */
function Taken({ actions, ...props }: AuthScreenProps) {
  const [state, setState] = useState<AuthFormState>(registerState);
  const refuse = () => {
    setState({ ...registerState, pending: 'form' });
    const text = { text: 'Este email já está em uso.' };
    setTimeout(() =>
      setState({ ...registerState, failure: { from: 'form', text, fields: { email: text }, isTaken: true } }),
    );
  };
  return <AuthScreen {...props} state={state} actions={{ ...actions, register: refuse }} />;
}

export const EmailTaken: Story = {
  name: 'An e-mail with an account is said once, at its field, which has the focus and both ways in below it',
  parameters: { proves: ['REG-08'] },
  args: { state: registerState },
  render: (args) => <Taken {...args} />,
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'Nuvem#2025', 'Nuvem#2025');
    await waitFor(() => expect(field(canvas, 'E-mail')).toHaveFocus());
    await expect(field(canvas, 'E-mail')).toHaveAccessibleDescription('Este email já está em uso.');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getAllByRole('link', { name: 'Entrar' })).toHaveLength(2);
    await press(canvas, 'Esqueceu sua senha?');
    await expect(args.actions.forgotPassword).toHaveBeenCalledWith('marina@email.com');
  },
};

export const Terms: Story = {
  name: 'One line says what creating an account accepts',
  args: { state: registerState },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/^Ao criar a conta, você aceita/);
    await expect(within(line).getByRole('link', { name: 'Termos de uso' })).toHaveAttribute('href', '/terms-of-use');
    await expect(within(line).getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
};

export const Foot: Story = {
  name: 'The foot of the page tells company, contact, cookies, version and copyright',
  parameters: {
    proves: ['CHROME-02', 'CHROME-03', 'CHROME-04', 'CHROME-05', 'CHROME-06', 'CHROME-07', 'CHROME-08', 'CHROME-09'],
  },
  play: async ({ canvas }) => {
    const foot = within(canvas.getByRole('contentinfo'));
    const hrefs = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      '/partneship',
      '/privacy-policy',
      '/terms-of-use',
      '/privacy-policy#cookies',
      'mailto:contato@prepar.example',
      'tel:+551155500199',
    ]);
    for (const fact of ['Prepar Educação Ltda.', 'Versão 1.0.0', 'Atualizado em 20/11/2025', '© 2025 Prepar'])
      await expect(foot.getByText(fact)).toBeVisible();
  },
};

export const WeakPassword: Story = {
  name: 'A weak password is refused with all that it misses',
  parameters: { proves: ['REG-11', 'VALID-05'] },
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

export const OtherSymbol: Story = {
  name: 'A password that lacks nothing but one of the symbols says which ones count, and is not called weak',
  parameters: { proves: ['REG-11', 'VALID-03', 'VALID-05', 'VALID-07'] },
  args: { state: registerState },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'Nuvem-2025_', 'Nuvem-2025_');
    await expect(canvas.getByText('Boa')).toBeVisible();
    await expect(field(canvas, 'Senha')).toHaveAccessibleDescription('Na senha falta: um dos símbolos !@#$%^&*.');
    await expect(args.actions.register).not.toHaveBeenCalled();
  },
};

export const Registers: Story = {
  name: 'A complete form sends name, e-mail and password, without the confirmation',
  parameters: { proves: ['REG-01'] },
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
  name: 'Registering is refused as unauthorised',
  parameters: { proves: ['REG-07'] },
  args: { state: { ...registerState, failure: { from: 'form', text: 'auth.emailInUse' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Email já está em uso ou credenciais inválidas. Tente com outro email.'),
    ).toBeVisible();
  },
};

export const AccountNotCreated: Story = {
  name: 'Registering fails without a sentence of the server',
  parameters: { proves: ['REG-08'] },
  args: { state: { ...registerState, failure: { from: 'form', text: 'auth.accountCreationError' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao criar conta. Tente novamente.')).toBeVisible();
  },
};

export const NotSignedIn: Story = {
  name: 'The account is there but signing in failed: login mode says so and has the e-mail',
  parameters: { proves: ['REG-09'] },
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.automaticLoginFailed' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Conta criada, mas falha no login automático. Tente fazer login manualmente.'),
    ).toBeVisible();
    await expect(field(canvas, 'E-mail')).toHaveValue('marina.albuquerque@email.com');
  },
};

export const Languages: Story = {
  name: 'A visitor can choose English or Spanish',
  parameters: { proves: ['SCOPE-07'] },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Español');
    await expect(args.actions.chooseLanguage).toHaveBeenCalledWith('es');
  },
};

export const Processing: Story = {
  name: 'The return from a provider shows that it is being worked on, and no form',
  args: { state: authStates.processing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirmando a sua conta.');
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
  },
};
