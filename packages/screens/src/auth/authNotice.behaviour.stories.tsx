import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type AuthEvent } from './authNotice.ts';
import { AuthToast } from './authNotice.story-helpers.tsx';

const meta = {
  title: 'Screens/Auth/Notices/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: AuthToast,
  args: { event: { kind: 'signedIn', name: 'Marina Albuquerque' } },
} satisfies Meta<typeof AuthToast>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (error: string, message: string | null = null): AuthEvent => ({ kind: 'returnFailed', error, message });

const says =
  (...texts: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const text of texts) await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(canvas.getByRole('alert')).toBeVisible();
  };

export const WelcomeText: Story = {
  name: 'The text of a successful sign-in welcomes by name',
  parameters: { proves: ['LOGIN-15'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Login realizado com sucesso!')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Bem-vindo, Marina Albuquerque!')).toBeVisible());
  },
};

export const GoogleText: Story = {
  name: 'The texts when Google refused without a sentence',
  parameters: { proves: ['SOCIAL-08', 'SOCIAL-10', 'SOCIAL-13'] },
  args: { event: refused('google_auth_failed') },
  play: says('Erro na autenticação Google', 'Erro ao fazer login com Google'),
};

export const GithubText: Story = {
  name: 'The texts when GitHub refused without a sentence',
  parameters: { proves: ['SOCIAL-09', 'SOCIAL-11', 'SOCIAL-13'] },
  args: { event: refused('github_auth_failed') },
  play: says('Erro na autenticação GitHub', 'Erro ao fazer login com GitHub'),
};

export const MessageText: Story = {
  name: 'A sentence that came along stands in place of ours',
  parameters: { proves: ['SOCIAL-10'] },
  args: { event: refused('google_auth_failed', 'A conta não tem e-mail verificado.') },
  play: says('Erro na autenticação Google', 'A conta não tem e-mail verificado.'),
};

export const OtherText: Story = {
  name: 'The texts of any other error, with what came along',
  parameters: { proves: ['SOCIAL-12', 'SOCIAL-13'] },
  args: { event: refused('access_denied', 'O acesso foi negado.') },
  play: says('Erro de autenticação', 'Erro desconhecido: O acesso foi negado.'),
};

export const OtherTextAlone: Story = {
  name: 'The texts of any other error without a sentence, whatever its name',
  parameters: { proves: ['SOCIAL-12'] },
  args: { event: refused('constructor') },
  play: says('Erro de autenticação', 'Erro desconhecido'),
};

export const CallbackText: Story = {
  name: 'The texts when the return could not be processed',
  parameters: { proves: ['SOCIAL-13', 'SOCIAL-14'] },
  args: { event: { kind: 'callbackFailed' } },
  play: says('Erro no login', 'Falha ao processar autenticação. Tente novamente.'),
};
