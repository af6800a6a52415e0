import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { account, accounts, here, sections, signIns, viewed, withAccount } from './profile.fixtures.ts';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';
import type { ProfileSection, SectionState } from './ProfileScreen.types.ts';
import { actions } from './ProfileScreen.story-helpers.tsx';

const meta = {
  title: 'Screens/Profile/Profile/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: ProfileScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell('profile')],
  args: { state: viewed, actions },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const changePassword = { ...viewed, password: sections.edit };

export const TitleAndCards: Story = {
  name: 'Title, subtitle, personal data, security and account',
  parameters: { proves: ['PROF-01', 'PROF-02', 'PROF-03', 'PROF-04', 'PROF-05'] },
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
  name: 'Name, e-mail and password are each viewed or edited, with the focus in the field',
  parameters: { proves: ['PROF-06'] },
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
  name: 'A saved name closes its form; no more is asked of it than not to be empty',
  parameters: { proves: ['PROF-02', 'PROF-08', 'PROF-17'] },
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
  name: 'A saved e-mail closes its form',
  parameters: { proves: ['PROF-03', 'PROF-08'] },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar e-mail' }));
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveAccessibleDescription(/o endereço atual recebe um aviso/);
    await userEvent.clear(field);
    await userEvent.type(field, 'marina@nova.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.actions.saveEmail).toHaveBeenCalledWith('marina@nova.example');
    await expect(canvas.getByText('marina@nova.example')).toBeVisible();
  },
};

export const CancelRestores: Story = {
  name: 'Cancel restores what is stored, for a blank name the part of the e-mail before the at sign',
  parameters: { proves: ['PROF-07'] },
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
    await expect(
      within(canvas.getByRole('region', { name: 'Dados pessoais' })).getByText('marina.albuquerque@email.com'),
    ).toBeVisible();
    await expect(args.actions.saveName).not.toHaveBeenCalled();
    await expect(args.actions.saveEmail).not.toHaveBeenCalled();
  },
};

export const EscapeCancels: Story = {
  name: 'Escape cancels what is edited, and the focus goes back to the button that opened it',
  args: { state: viewed },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar nome' }));
    await userEvent.keyboard(' Souza{Escape}');
    await expect(args.actions.cancel).toHaveBeenLastCalledWith('name');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Editar nome' })).toHaveFocus();
  },
};

export const EmptyName: Story = {
  name: 'A name of spaces is not saved, and the field says so',
  parameters: { proves: ['PROF-11'] },
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
  name: 'An empty or misshapen e-mail is not saved, and the field says which',
  parameters: { proves: ['PROF-12', 'PROF-13'] },
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
  name: 'All three passwords are required, and each can be shown',
  parameters: { proves: ['PROF-04', 'PROF-10', 'PROF-14'] },
  args: { state: changePassword },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Preencha todos os campos obrigatórios.');
    const current = canvas.getByLabelText('Senha atual');
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleDescription('Digite a senha atual.');
    await expect(canvas.getByLabelText('Nova senha')).toHaveAccessibleDescription('Digite a nova senha.');
    await expect(canvas.getByLabelText('Confirmar nova senha')).toHaveAccessibleDescription(
      'Digite a nova senha mais uma vez.',
    );
    await userEvent.type(current, 'Nuvem#2025');
    await expect(current).toBeValid();
    await expect(current).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mostrar senha' })[0] ?? document.body);
    await expect(current).toHaveAttribute('type', 'text');
    await expect(args.actions.savePassword).not.toHaveBeenCalled();
  },
};

export const ShortPassword: Story = {
  name: 'A new password is six characters long and equal to its confirmation',
  parameters: { proves: ['PROF-15', 'PROF-16'] },
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
  name: 'A changed password closes its form and is not kept',
  parameters: { proves: ['PROF-08'] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar senha' }));
    for (const label of ['Senha atual', 'Nova senha', 'Confirmar nova senha'])
      await userEvent.type(canvas.getByLabelText(label), 'Nuvem#2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('button', { name: 'Alterar senha' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar senha' }));
    await expect(canvas.getByLabelText('Senha atual')).toHaveValue('');
  },
};

/** A change of password that the server refuses at once. */
function WrongPassword({ state, actions }: ProfileScreenProps) {
  const [password, setPassword] = useState<SectionState>(sections.edit);
  const savePassword = () =>
    setPassword({ status: 'edit', failure: { text: 'A senha inválida foi recusada.' }, isPasswordWrong: true });
  return <ProfileScreen state={{ ...state, password }} actions={{ ...actions, savePassword }} />;
}

export const CurrentPasswordWrong: Story = {
  name: 'A wrong current password is told beside its field until it is edited',
  parameters: { proves: ['PROF-27'] },
  render: (args) => <WrongPassword {...args} />,
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText('Senha atual');
    await userEvent.type(current, 'errada');
    await userEvent.type(canvas.getByLabelText('Nova senha'), '123456');
    await userEvent.type(canvas.getByLabelText('Confirmar nova senha'), '123456{Enter}');
    await expect(current).toHaveAccessibleDescription('A senha inválida foi recusada.');
    await expect(canvas.queryByText('A senha inválida foi recusada.', { selector: '[role=alert] *' })).toBeNull();
    await userEvent.type(current, 'x');
    await expect(current).not.toHaveAccessibleDescription();
  },
};

export const WithoutCurrentPassword: Story = {
  name: 'Somebody without the current password is led to the reset',
  parameters: { proves: ['PROF-14'] },
  args: { state: changePassword },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Esqueceu ou não tem senha?' }));
    await expect(args.actions.resetPassword).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  name: 'While it is being saved nothing is sent again or cancelled',
  parameters: { proves: ['PROF-06'] },
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
  name: "A refused save shows the server's sentence in place and keeps what was typed",
  parameters: { proves: ['PROF-27'] },
  render: (args) => <Refused {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), ' Souza{Enter}');
    const personal = within(canvas.getByRole('region', { name: 'Dados pessoais' }));
    await expect(await personal.findByRole('alert')).toHaveTextContent('O nome pode ter até 120 caracteres.');
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina Albuquerque Souza');
  },
};

export const FallbackTexts: Story = {
  name: 'Without a sentence of the server each part has its own',
  parameters: { proves: ['PROF-27'] },
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
  name: 'A save that never arrived is told as a failure of the connection',
  parameters: { proves: ['PROF-28'] },
  args: { state: { ...viewed, password: { status: 'edit', failure: 'profile.connectionError' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Erro de conexão. Verifique sua internet e tente novamente.',
    );
  },
};

const factsOf = (card: HTMLElement) =>
  [...card.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const AccountFacts: Story = {
  name: 'The account card has its age, the last change of the password, credits and status',
  parameters: { proves: ['PROF-22', 'FMT-01'] },
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
  name: 'A password that was never changed is as old as the account, and says so',
  parameters: { proves: ['PROF-23'] },
  args: { state: withAccount({ lastPasswordChange: null }) },
  play: async ({ canvas }) => {
    const fact = canvas.getByText('Última troca de senha').parentElement;
    await expect(fact).toHaveTextContent('14/08/2025 09:30');
    await expect(fact).toHaveTextContent('criação da conta');
  },
};

export const StatusInPortuguese: Story = {
  name: 'A status is known in any case and in Portuguese',
  parameters: { proves: ['PROF-24'] },
  args: { state: withAccount({ accountStatus: 'SUSPENSA' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suspensa')).toBeVisible();
  },
};

export const StatusOfTheServer: Story = {
  name: 'Any other status is shown as it came',
  parameters: { proves: ['PROF-25'] },
  args: { state: withAccount({ accountStatus: 'Em análise' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Em análise')).toBeVisible();
  },
};

export const StatusMissing: Story = {
  name: 'A missing status is unknown',
  parameters: { proves: ['PROF-25'] },
  args: { state: withAccount({ accountStatus: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Desconhecido')).toBeVisible();
  },
};

export const InvalidDate: Story = {
  name: 'A date that cannot be read is told as invalid',
  parameters: { proves: ['PROF-26'] },
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
  name: 'Account information that failed to load is dashes with a way to try again, and keeps the focus',
  parameters: { proves: ['PROF-05'] },
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
  name: 'The account page says that there is no subscription to cancel, and leads to the support',
  parameters: { proves: ['LEGAL-13'] },
  args: { state: { ...viewed, account: accounts.failed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Não há cobrança nem assinatura a cancelar/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'suporte@prepar.example' })).toHaveAttribute(
      'href',
      'mailto:suporte@prepar.example',
    );
  },
};

export const GivenPlan: Story = {
  name: 'A plan that an administrator set is named, and nothing is charged for it',
  args: { state: withAccount({ plan: 'pro' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Seu plano atual é o Pro: não há cobrança nem assinatura a cancelar/)).toBeVisible();
  },
};

export const ManySignIns: Story = {
  name: 'Of many devices this one is first, and five are shown until all are asked for',
  args: {
    state: {
      ...viewed,
      signIns: {
        ...signIns.ready,
        signIns: Array.from({ length: 7 }, (_, place) => ({ ...here, id: `s${place}`, isCurrent: place === 6 })),
      },
    },
  },
  play: async ({ canvas }) => {
    const devices = within(canvas.getByRole('region', { name: 'Aparelhos conectados' }));
    await expect(devices.getAllByText('Firefox em Android')).toHaveLength(5);
    const [first] = devices.getAllByText('Firefox em Android');
    await expect(first?.compareDocumentPosition(devices.getByText('Este aparelho'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(devices.getByRole('button', { name: 'Mostrar os 7' }));
    await expect(devices.getAllByText('Firefox em Android')).toHaveLength(7);
  },
};
