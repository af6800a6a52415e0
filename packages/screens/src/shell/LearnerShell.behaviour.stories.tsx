import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { LearnerShell } from './LearnerShell.tsx';
import pictures from './LearnerShell.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Shell/LearnerShell/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof LearnerShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

export const Menu: Story = {
  name: 'A learner sees dashboard, practice, progress, profile, settings and the way out',
  parameters: { proves: ['NAV-02', 'NAV-03', 'NAV-04'] },
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
  name: 'On a phone the tab Conta leads to profile, settings and the way out',
  parameters: { proves: ['NAV-02', 'NAV-03', 'NAV-04'] },
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
  name: 'The side bar shows the name and the e-mail',
  parameters: { proves: ['NAV-05', 'NAV-06'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marina Albuquerque')).toBeVisible();
    await expect(canvas.getByText('marina.albuquerque@email.com')).toBeVisible();
  },
};

export const AccountWithoutName: Story = {
  name: 'Without a name the part of the e-mail before the at sign stands for it',
  parameters: { proves: ['NAV-05'] },
  args: { user: { name: ' ', email: 'marina.albuquerque@email.com' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('marina.albuquerque')).toBeVisible();
  },
};

export const AccountWithoutAnything: Story = {
  name: 'Without name and e-mail a generic label stands for them',
  parameters: { proves: ['NAV-05'] },
  args: { user: { name: '', email: '' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usuário')).toBeVisible();
  },
};

export const BrandAndSkipLink: Story = {
  name: 'The header has the brand link, and the first stop of the keyboard goes past it',
  parameters: { proves: ['CHROME-01'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Prepar' })).toHaveAttribute('href', '/');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const bubbles = (root: HTMLElement) => [...root.querySelectorAll('span[aria-hidden]:empty')];
const filled = (root: HTMLElement) => bubbles(root).filter((bubble) => bubble.matches('.bg-accent')).length;

export const CreditsInTheSideBar: Story = {
  name: 'The side bar says how many credits are left, with those of today as bubbles',
  args: { credits: { left: 3, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expect(banner).toHaveTextContent('2 créditos usados hojeRestam 3');
    await expect(bubbles(banner)).toHaveLength(5);
    await expect(filled(banner)).toBe(2);
  },
};

export const WholeDayLeft: Story = {
  name: 'All credits of a day are still those of today',
  args: { credits: { left: 5, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expect(banner).toHaveTextContent('0 créditos usados hojeRestam 5');
    await expect(bubbles(banner)).toHaveLength(5);
    await expect(filled(banner)).toBe(0);
  },
};

export const MoreCreditsThanADay: Story = {
  name: 'More credits than those of a day are a number alone',
  args: { credits: { left: 41, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expect(banner).toHaveTextContent('CréditosRestam 41');
    await expect(bubbles(banner)).toEqual([]);
  },
};

export const NoCreditsInTheSideBar: Story = {
  name: 'Without credits the side bar says when they come back',
  args: { credits: { left: 0, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('5 créditos usados, 0 restam. Voltam em14h 20min');
  },
};

export const CreditsOnPhone: Story = {
  name: 'On a phone the credits, or when they come back, lead to more of them',
  args: { credits: { left: 0, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0 créditos, de volta em · 14h 20min' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  },
};
