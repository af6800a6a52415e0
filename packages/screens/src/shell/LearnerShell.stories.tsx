import { Page } from '@prepar/ui/Page';
import { Text } from '@prepar/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LearnerShell } from './LearnerShell.tsx';
import { learner, learnerLinks, longLearner } from './shell.fixtures.ts';

const page = (title: string) => (
  <Page title={title}>
    <Text tone="muted">14 de 20 questões</Text>
  </Page>
);

const meta = {
  title: 'Screens/Shell/LearnerShell',
  component: LearnerShell,
  parameters: { layout: 'fullscreen' },
  args: { children: page('Painel'), current: 'dashboard', links: learnerLinks, user: learner, credits: 312, year: 2025 },
} satisfies Meta<typeof LearnerShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const NoCurrentPage: Story = { tags: ['empty'], args: { current: null, credits: null, children: page('Planos e créditos') } };
export const DashboardOnPhone: Story = {
  args: { credits: 1 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const AccountOnPhone: Story = {
  args: { current: 'profile', children: page('Perfil') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const LongestInSpanish: Story = {
  tags: ['longest'],
  args: { user: longLearner, current: 'settings', children: page('Configuración'), credits: 123_456 },
  globals: { locale: 'es', viewport: { value: 'desktop', isRotated: false } },
};
export const LongestInSpanishOnPhone: Story = {
  args: { user: longLearner, current: 'settings', children: page('Configuración'), credits: 123_456 },
  globals: { locale: 'es', viewport: { value: 'phone', isRotated: false } },
  tags: ['phone', 'longest'],
};
export const EnglishOnSmallPhone: Story = {
  args: { current: 'settings', children: page('Settings'), credits: 1284 },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  tags: ['phone'],
};

const labels = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

export const Menu: Story = {
  name: 'NAV-02 NAV-03 NAV-04 a learner sees dashboard, practice, progress, profile, settings and the way out',
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    await expect(labels(links)).toEqual([
      ['Painel', '/dashboard'],
      ['Praticar', '/practice'],
      ['Progresso', '/progress'],
      ['Perfil', '/profile'],
      ['Configurações', '/settings'],
      ['Sair', '/logout'],
    ]);
    await expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[0]]);
  },
};

export const MenuOnPhone: Story = {
  name: 'NAV-02 NAV-03 NAV-04 on a phone the tab Conta leads to profile, settings and the way out',
  tags: ['interaction'],
  args: { current: 'settings' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    await expect(labels(tabs)).toEqual([
      ['Painel', '/dashboard'],
      ['Praticar', '/practice'],
      ['Progresso', '/progress'],
      ['Conta', '/profile'],
    ]);
    await expect(tabs[3]).toHaveAttribute('aria-current', 'page');
    const pages = within(canvas.getByRole('navigation', { name: 'Conta' })).getAllByRole('link');
    await expect(labels(pages)).toEqual([
      ['Perfil', '/profile'],
      ['Configurações', '/settings'],
      ['Sair', '/logout'],
    ]);
    await expect(pages[1]).toHaveAttribute('aria-current', 'page');
  },
};

export const Account: Story = {
  name: 'NAV-05 NAV-06 the side bar shows the name and the e-mail',
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marina Albuquerque')).toBeVisible();
    await expect(canvas.getByText('marina.albuquerque@email.com')).toBeVisible();
  },
};

export const AccountWithoutName: Story = {
  name: 'NAV-05 without a name the part of the e-mail before the at sign stands for it',
  tags: ['interaction'],
  args: { user: { name: ' ', email: 'marina.albuquerque@email.com' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('marina.albuquerque')).toBeVisible();
  },
};

export const AccountWithoutAnything: Story = {
  name: 'NAV-05 without name and e-mail a generic label stands for them',
  tags: ['interaction'],
  args: { user: { name: '', email: '' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usuário')).toBeVisible();
  },
};

export const BrandAndSkipLink: Story = {
  name: 'CHROME-01 the header has the brand link, and the first stop of the keyboard goes past it',
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Prepar' })).toHaveAttribute('href', '/');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
