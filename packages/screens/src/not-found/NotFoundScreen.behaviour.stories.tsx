import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { publicLinks } from '../shell/shell.fixtures.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound/NotFoundScreen/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: NotFoundScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { links: publicLinks, isSignedIn: false, year: 2025, actions: { back: fn() } },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaysOut: Story = {
  name: 'Code, title, advice, a link to the login and a button back',
  parameters: { proves: ['ROUTE-20'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Erro 404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Esta página não está na prova.');
    await expect(canvas.getByText(/Confira o link ou volte/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(args.actions.back).toHaveBeenCalledOnce();
  },
};

export const SignedIn: Story = {
  name: 'Somebody who is signed in is led to the dashboard and offered no login',
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir para o painel' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('link', { name: 'Ir para o login' })).toBeNull();
  },
};

export const Foot: Story = {
  name: 'The foot of the page tells company, contact, cookies and version',
  parameters: { proves: ['CHROME-05', 'CHROME-06', 'CHROME-07'] },
  play: async ({ canvas }) => {
    const foot = within(canvas.getByRole('contentinfo'));
    await expect(foot.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/privacy-policy#cookies');
    await expect(foot.getByRole('link', { name: 'contato@prepar.example' })).toBeVisible();
    await expect(foot.getByText('Prepar Educação Ltda.')).toBeVisible();
    await expect(foot.getByText('Versão 1.0.0')).toBeVisible();
  },
};
