import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useWords } from '../common/words.tsx';
import { Toasts } from '../shell/Toasts.tsx';
import { type AuthEvent, authNotice } from './authNotice.ts';

/** A toast with what the notice says, as the product shows it. */
function AuthToast({ event }: { event: AuthEvent }) {
  const words = useWords();
  return <Toasts toasts={[{ id: event.kind, ...authNotice(event, words) }]} onClose={() => undefined} />;
}

const meta = {
  title: 'Screens/Auth/Notices',
  component: AuthToast,
  args: { event: { kind: 'signedIn', name: 'Marina Albuquerque' } },
} satisfies Meta<typeof AuthToast>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (error: string, message: string | null = null): AuthEvent => ({ kind: 'returnFailed', error, message });

export const SignedIn: Story = { tags: ['success'] };
export const PasswordReset: Story = { tags: ['success'], args: { event: { kind: 'passwordReset' } } };
export const RefusedByGoogle: Story = { tags: ['forbidden'], args: { event: refused('google_auth_failed') } };
export const RefusedByAnyone: Story = { tags: ['forbidden'], args: { event: refused('access_denied', 'O acesso foi negado.') } };
export const CallbackFailed: Story = { tags: ['error'], args: { event: { kind: 'callbackFailed' } } };

const says = (...texts: string[]): NonNullable<Story['play']> => async ({ canvas }) => {
  for (const text of texts) await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  await expect(canvas.getByRole('alert')).toBeVisible();
};

export const WelcomeText: Story = {
  name: 'LOGIN-15 the text of a successful sign-in welcomes by name',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Login realizado com sucesso!')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Bem-vindo, Marina Albuquerque!')).toBeVisible());
  },
};

export const GoogleText: Story = {
  name: 'SOCIAL-08 SOCIAL-10 SOCIAL-13 the texts when Google refused without a sentence',
  tags: ['interaction'],
  args: { event: refused('google_auth_failed') },
  play: says('Erro na autenticação Google', 'Erro ao fazer login com Google'),
};

export const GithubText: Story = {
  name: 'SOCIAL-09 SOCIAL-11 SOCIAL-13 the texts when GitHub refused without a sentence',
  tags: ['interaction'],
  args: { event: refused('github_auth_failed') },
  play: says('Erro na autenticação GitHub', 'Erro ao fazer login com GitHub'),
};

export const MessageText: Story = {
  name: 'SOCIAL-10 a sentence that came along stands in place of ours',
  tags: ['interaction'],
  args: { event: refused('google_auth_failed', 'A conta não tem e-mail verificado.') },
  play: says('Erro na autenticação Google', 'A conta não tem e-mail verificado.'),
};

export const OtherText: Story = {
  name: 'SOCIAL-12 SOCIAL-13 the texts of any other error, with what came along',
  tags: ['interaction'],
  args: { event: refused('access_denied', 'O acesso foi negado.') },
  play: says('Erro de autenticação', 'Erro desconhecido: O acesso foi negado.'),
};

export const OtherTextAlone: Story = {
  name: 'SOCIAL-12 the texts of any other error without a sentence, whatever its name',
  tags: ['interaction'],
  args: { event: refused('constructor') },
  play: says('Erro de autenticação', 'Erro desconhecido'),
};

export const CallbackText: Story = {
  name: 'SOCIAL-13 SOCIAL-14 the texts when the return could not be processed',
  tags: ['interaction'],
  args: { event: { kind: 'callbackFailed' } },
  play: says('Erro no login', 'Falha ao processar autenticação. Tente novamente.'),
};
