import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withLearnerShell } from '../common/withLearnerShell.tsx';
import { account, accounts, longest, sections, viewed, withAccount } from './profile.fixtures.ts';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';
import type { ProfileSection, SectionState } from './ProfileScreen.types.ts';

const actions = {
  edit: fn(),
  cancel: fn(),
  saveName: fn(),
  saveEmail: fn(),
  savePassword: fn(),
  resetPassword: fn(),
  retryAccount: fn(),
};

const meta = {
  title: 'Screens/Profile/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('profile')],
  args: { state: viewed, actions },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const changePassword = { ...viewed, password: sections.edit };

export const Viewed: Story = {};
export const EditingName: Story = { args: { state: { ...viewed, name: sections.edit } } };
export const EditingEmail: Story = {
  tags: ['error'],
  args: { state: { ...viewed, email: sections.edit } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, '{Control>}a{/Control}marina.albuquerque@email{Enter}');
  },
};
export const SavingEmail: Story = { tags: ['loading'], args: { state: { ...viewed, email: sections.saving } } };
export const EmailRefused: Story = {
  tags: ['error'],
  args: { state: { ...viewed, email: { status: 'edit', failure: { text: 'Este e-mail já pertence a outra conta.' } } } },
};
export const ChangingPassword: Story = { args: { state: changePassword } };
export const PasswordIncomplete: Story = {
  tags: ['error'],
  args: { state: changePassword },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
  },
};
export const SavingPassword: Story = { tags: ['loading'], args: { state: { ...viewed, password: sections.saving } } };
export const AccountLoading: Story = { tags: ['loading'], args: { state: { ...viewed, account: accounts.loading } } };
export const AccountFailed: Story = { tags: ['error'], args: { state: { ...viewed, account: accounts.failed } } };
export const AccountSuspended: Story = {
  tags: ['forbidden'],
  args: { state: withAccount({ accountStatus: 'SUSPENSO', lastPasswordChange: null, creditsRemaining: 0 }) },
};
export const AccountUnknown: Story = { tags: ['empty'], args: { state: withAccount({ accountStatus: '', memberSince: 'sem data' }) } };
export const Longest: Story = { tags: ['longest'], args: { state: longest } };

export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EditingOnAPhone: Story = { tags: ['phone'], args: { state: { ...changePassword, email: sections.edit } }, globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], args: { state: longest }, globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone'], args: { state: longest }, globals: { ...phone, locale: 'es' } };

export const TitleAndCards: Story = {
  name: 'PROF-01 PROF-02 PROF-03 PROF-04 PROF-05 title, subtitle, personal data, security and account',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
    await expect(canvas.getByText('Seus dados de acesso e da conta.')).toBeVisible();
    const personal = within(canvas.getByRole('region', { name: 'Dados pessoais' }));
    await expect(personal.getByText('Marina Albuquerque')).toBeVisible();
    await expect(personal.getByText('marina.albuquerque@email.com')).toBeVisible();
    await expect(personal.getByRole('button', { name: 'Editar nome' })).toBeVisible();
    await expect(personal.getByRole('button', { name: 'Editar e-mail' })).toBeVisible();
    const security = within(canvas.getByRole('region', { name: 'Segurança' }));
    await expect(security.getByRole('button', { name: 'Alterar senha' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Conta' })).toBeVisible();
  },
};

/** The screen with the part of a route that opens, closes and saves; the server takes everything. */
function Live({ state, actions }: ProfileScreenProps) {
  const [now, setNow] = useState(state);
  const set = (section: ProfileSection, next: SectionState) => setNow((last) => ({ ...last, [section]: next }));
  return (
    <ProfileScreen
      state={now}
      actions={{
        ...actions,
        edit: (section) => set(section, sections.edit),
        cancel: (section) => {
          actions.cancel(section);
          set(section, sections.view);
        },
        saveName: (name) => {
          actions.saveName(name);
          setNow((last) => ({ ...last, user: { ...last.user, name }, name: sections.view }));
        },
        saveEmail: (email) => {
          actions.saveEmail(email);
          setNow((last) => ({ ...last, user: { ...last.user, email }, email: sections.view }));
        },
        savePassword: (passwords) => {
          actions.savePassword(passwords);
          set('password', sections.view);
        },
      }}
    />
  );
}

export const EachPartIsViewedOrEdited: Story = {
  name: 'PROF-06 name, e-mail and password are each viewed or edited, with the focus in the field',
  tags: ['interaction'],
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar nome' }));
    const name = canvas.getByRole('textbox', { name: 'Nome' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Marina Albuquerque');
    await expect(canvas.queryByRole('button', { name: 'Editar nome' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Editar e-mail' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar e-mail' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(name).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar senha' }));
    await expect(canvas.getByLabelText('Senha atual')).toHaveFocus();
  },
};

export const SavingTheName: Story = {
  name: 'PROF-02 PROF-08 PROF-17 a saved name closes its form; no more is asked of it than not to be empty',
  tags: ['interaction'],
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar nome' }));
    const field = canvas.getByRole('textbox', { name: 'Nome' });
    await userEvent.clear(field);
    await userEvent.type(field, ' 7 {Enter}');
    await expect(args.actions.saveName).toHaveBeenCalledWith('7');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('7')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar nome' })).toHaveFocus();
  },
};

export const SavingTheEmail: Story = {
  name: 'PROF-03 PROF-08 a saved e-mail closes its form',
  tags: ['interaction'],
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar e-mail' }));
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveAccessibleDescription(/o e-mail atual recebe um aviso/);
    await userEvent.clear(field);
    await userEvent.type(field, 'marina@nova.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.actions.saveEmail).toHaveBeenCalledWith('marina@nova.example');
    await expect(canvas.getByText('marina@nova.example')).toBeVisible();
  },
};

export const CancelRestores: Story = {
  name: 'PROF-07 cancel restores what is stored, for a blank name the part of the e-mail before the at sign',
  tags: ['interaction'],
  args: { state: { ...viewed, user: { name: ' ', email: 'marina.albuquerque@email.com' } } },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('marina.albuquerque')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar nome' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), ' Souza');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.actions.cancel).toHaveBeenCalledWith('name');
    await expect(canvas.getByText('marina.albuquerque')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar nome' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar nome' }));
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('marina.albuquerque');
    await userEvent.click(canvas.getByRole('button', { name: 'Editar e-mail' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), '.br');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cancelar' })[1] ?? document.body);
    await expect(within(canvas.getByRole('region', { name: 'Dados pessoais' })).getByText('marina.albuquerque@email.com')).toBeVisible();
    await expect(args.actions.saveName).not.toHaveBeenCalled();
    await expect(args.actions.saveEmail).not.toHaveBeenCalled();
  },
};

export const EmptyName: Story = {
  name: 'PROF-11 a name of spaces is not saved, and the field says so',
  tags: ['interaction'],
  args: { state: { ...viewed, name: sections.edit } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nome' });
    await userEvent.clear(field);
    await userEvent.type(field, '   {Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Digite o seu nome.');
    await expect(field).toHaveFocus();
    await expect(args.actions.saveName).not.toHaveBeenCalled();
    await userEvent.type(field, 'M');
    await expect(field).toBeValid();
  },
};

export const WrongEmail: Story = {
  name: 'PROF-12 PROF-13 an empty or misshapen e-mail is not saved, and the field says which',
  tags: ['interaction'],
  args: { state: { ...viewed, email: sections.edit } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(field).toHaveAccessibleDescription('Digite o seu e-mail.');
    await userEvent.type(field, 'marina@email{Enter}');
    await expect(field).toHaveAccessibleDescription('Digite o endereço completo, como nome@exemplo.com.');
    await expect(args.actions.saveEmail).not.toHaveBeenCalled();
  },
};

export const PasswordFields: Story = {
  name: 'PROF-04 PROF-10 PROF-14 all three passwords are required, and each can be shown',
  tags: ['interaction'],
  args: { state: changePassword },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Preencha todos os campos obrigatórios.');
    const current = canvas.getByLabelText('Senha atual');
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleDescription('Digite a senha atual.');
    await expect(canvas.getByLabelText('Nova senha')).toHaveAccessibleDescription('Digite a nova senha.');
    await expect(canvas.getByLabelText('Confirmar nova senha')).toHaveAccessibleDescription('Digite a nova senha mais uma vez.');
    await userEvent.type(current, 'Nuvem#2025');
    await expect(current).toBeValid();
    await expect(current).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mostrar senha' })[0] ?? document.body);
    await expect(current).toHaveAttribute('type', 'text');
    await expect(args.actions.savePassword).not.toHaveBeenCalled();
  },
};

export const ShortPassword: Story = {
  name: 'PROF-15 PROF-16 a new password is six characters long and equal to its confirmation',
  tags: ['interaction'],
  args: { state: changePassword },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Senha atual'), 'Nuvem#2025');
    const next = canvas.getByLabelText('Nova senha');
    const again = canvas.getByLabelText('Confirmar nova senha');
    await userEvent.type(next, '12345');
    await userEvent.type(again, '12345{Enter}');
    await expect(next).toHaveAccessibleDescription('A nova senha precisa ter pelo menos 6 caracteres.');
    await expect(next).toHaveFocus();
    await userEvent.type(next, '6{Enter}');
    await expect(again).toHaveAccessibleDescription('As senhas não são iguais.');
    await expect(args.actions.savePassword).not.toHaveBeenCalled();
    await userEvent.type(again, '6{Enter}');
    await expect(args.actions.savePassword).toHaveBeenCalledWith({
      currentPassword: 'Nuvem#2025',
      newPassword: '123456',
      confirmPassword: '123456',
    });
  },
};

export const PasswordSaved: Story = {
  name: 'PROF-08 a changed password closes its form and is not kept',
  tags: ['interaction'],
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar senha' }));
    for (const label of ['Senha atual', 'Nova senha', 'Confirmar nova senha']) await userEvent.type(canvas.getByLabelText(label), 'Nuvem#2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('button', { name: 'Alterar senha' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar senha' }));
    await expect(canvas.getByLabelText('Senha atual')).toHaveValue('');
  },
};

export const WithoutCurrentPassword: Story = {
  name: 'PROF-14 somebody without the current password is led to the reset',
  tags: ['interaction'],
  args: { state: changePassword },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Esqueceu ou não tem senha?' }));
    await expect(args.actions.resetPassword).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  name: 'PROF-06 while it is being saved nothing is sent again or cancelled',
  tags: ['interaction'],
  args: { state: { ...viewed, name: sections.saving } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Salvando')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), '{Enter}');
    await expect(args.actions.saveName).not.toHaveBeenCalled();
  },
};

/** A save that the server refuses at once. */
function Refused({ state, actions }: ProfileScreenProps) {
  const [name, setName] = useState<SectionState>(sections.edit);
  const saveName = () => setName({ status: 'edit', failure: { text: 'O nome pode ter até 120 caracteres.' } });
  return <ProfileScreen state={{ ...state, name }} actions={{ ...actions, saveName }} />;
}

export const RefusedKeepsTheDraft: Story = {
  name: "PROF-27 a refused save shows the server's sentence in place and keeps what was typed",
  tags: ['interaction'],
  render: (args) => <Refused {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), ' Souza{Enter}');
    const personal = within(canvas.getByRole('region', { name: 'Dados pessoais' }));
    await expect(await personal.findByRole('alert')).toHaveTextContent('O nome pode ter até 120 caracteres.');
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina Albuquerque Souza');
  },
};

export const FallbackTexts: Story = {
  name: 'PROF-27 without a sentence of the server each part has its own',
  tags: ['interaction'],
  args: {
    state: {
      ...viewed,
      name: { status: 'edit', failure: 'profile.nameError' },
      email: { status: 'edit', failure: 'profile.emailError' },
      password: { status: 'edit', failure: 'profile.passwordError' },
    },
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(texts).toEqual([
      'Não foi possível atualizar o nome. Tente novamente.',
      'Não foi possível atualizar o e-mail. Tente novamente.',
      'Não foi possível alterar a senha. Tente novamente.',
    ]);
  },
};

export const ConnectionText: Story = {
  name: 'PROF-28 a save that never arrived is told as a failure of the connection',
  tags: ['interaction'],
  args: { state: { ...viewed, password: { status: 'edit', failure: 'profile.connectionError' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de conexão. Verifique sua internet e tente novamente.');
  },
};

const factsOf = (card: HTMLElement) =>
  [...card.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const AccountFacts: Story = {
  name: 'PROF-22 FMT-01 the account card has its age, the last change of the password, credits and status',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Conta' });
    await expect(factsOf(card)).toEqual([
      ['Cliente desde', '14/08/2025 09:30'],
      ['Última troca de senha', '02/09/2025 18:05'],
      ['Créditos usados', '1.188'],
      ['Créditos restantes', '312'],
    ]);
    await expect(within(card).getByText('Ativa')).toBeVisible();
    await expect(within(card).queryByText('criação da conta')).toBeNull();
  },
};

export const NeverChangedPassword: Story = {
  name: 'PROF-23 a password that was never changed is as old as the account, and says so',
  tags: ['interaction'],
  args: { state: withAccount({ lastPasswordChange: null }) },
  play: async ({ canvas }) => {
    const fact = canvas.getByText('Última troca de senha').parentElement;
    await expect(fact).toHaveTextContent('14/08/2025 09:30');
    await expect(fact).toHaveTextContent('criação da conta');
  },
};

export const StatusInPortuguese: Story = {
  name: 'PROF-24 a status is known in any case and in Portuguese',
  tags: ['interaction'],
  args: { state: withAccount({ accountStatus: 'SUSPENSA' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suspensa')).toBeVisible();
  },
};

export const StatusOfTheServer: Story = {
  name: 'PROF-25 any other status is shown as it came',
  tags: ['interaction'],
  args: { state: withAccount({ accountStatus: 'Em análise' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Em análise')).toBeVisible();
  },
};

export const StatusMissing: Story = {
  name: 'PROF-25 a missing status is unknown',
  tags: ['interaction'],
  args: { state: withAccount({ accountStatus: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Desconhecido')).toBeVisible();
  },
};

export const InvalidDate: Story = {
  name: 'PROF-26 a date that cannot be read is told as invalid',
  tags: ['interaction'],
  args: { state: withAccount({ memberSince: 'sem data', lastPasswordChange: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Data inválida')).toHaveLength(2);
    await expect(canvas.queryByText('criação da conta')).toBeNull();
  },
};

function Retrying({ state, actions }: ProfileScreenProps) {
  const [now, setNow] = useState(state.account);
  const retryAccount = () => {
    actions.retryAccount();
    setNow({ status: 'ready', account });
  };
  return <ProfileScreen state={{ ...state, account: now }} actions={{ ...actions, retryAccount }} />;
}

export const AccountRetry: Story = {
  name: 'PROF-05 account information that failed to load is dashes with a way to try again, and keeps the focus',
  tags: ['interaction'],
  args: { state: { ...viewed, account: accounts.failed } },
  render: (args) => <Retrying {...args} />,
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('region', { name: 'Conta' });
    await expect(factsOf(card).map(([, value]) => value)).toEqual(Array(4).fill('– não carregado'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Tentar de novo (informações da conta)' }));
    await expect(args.actions.retryAccount).toHaveBeenCalledOnce();
    await expect(within(card).getByText('312')).toBeVisible();
    const title = within(card).getByRole('heading', { name: 'Conta' });
    await waitFor(() => expect(title).toContainElement(title.ownerDocument.querySelector(':focus')));
  },
};

export const Subscription: Story = {
  name: 'LEGAL-13 a subscription is cancelled from the account page, by a mail to the support',
  tags: ['interaction'],
  args: { state: { ...viewed, account: accounts.failed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cancelar assinatura' })).toHaveAttribute(
      'href',
      'mailto:suporte@prepar.example?subject=Cancelar%20minha%20assinatura',
    );
  },
};
