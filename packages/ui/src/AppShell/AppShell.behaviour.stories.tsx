import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Page } from '../Page/Page.tsx';
import { learnerShell } from './AppShell.fixtures.tsx';
import { AppShell } from './AppShell.tsx';
import { dashboardPage } from './dashboardPage.fixtures.tsx';

const meta = {
  title: 'UI/AppShell/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: AppShell,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { ...learnerShell, children: dashboardPage },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentItem: Story = {
  args: { children: <Page title="Painel">Conteúdo</Page> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Principal' });
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Painel');
    await expect(within(nav).getAllByRole('link')).toHaveLength(6);
  },
};

export const NoRingAroundThePage: Story = {
  name: 'The page takes the focus without a line around it, as from the link past the navigation',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const main = canvas.getByRole('main');
    await expect(main).toHaveFocus();
    await expect(main).toHaveStyle({ boxShadow: 'none', outlineStyle: 'none' });
  },
};

export const OneNavigationOnPhone: Story = {
  args: { children: <Page title="Painel">Conteúdo</Page> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Principal' });
    await expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Painel', 'Praticar', 'Progresso', 'Conta']);
    await expect(within(canvasElement).getByRole('link', { name: '312 créditos' })).toBeVisible();
  },
};

export const EndOfThePageOnPhone: Story = {
  name: 'The bar at the foot of a phone leaves the end of a page free, and is fixed: axe takes what a sticky one covers for too small',
  args: {
    children: (
      <Page title="Painel">
        <div style={{ height: '200vh' }} />
        <Link href="/progress" standalone>
          Ver todas as respostas
        </Link>
      </Page>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Principal' });
    await expect(nav).toHaveStyle({ position: 'fixed' });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const link = canvas.getByRole('link', { name: 'Ver todas as respostas' }).getBoundingClientRect();
    const { top, bottom } = nav.getBoundingClientRect();
    await expect(bottom).toBe(innerHeight);
    await expect(link.bottom).toBeLessThanOrEqual(top);
  },
};

export const SkipsNavigation: Story = {
  args: { children: <Page title="Painel">Conteúdo</Page> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

export const LargeTextOnPhone: Story = {
  name: 'With text twice as large the bars of a phone take at most a fifth of it each, and their icons keep their names',
  parameters: { viewport: { options: { narrow: { name: '360', styles: { width: '360px', height: '740px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Principal' });
    for (const bar of [nav, canvas.getByRole('banner')])
      await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight / 5);
    for (const name of ['Painel', 'Praticar', 'Progresso', 'Conta']) {
      const { width, height } = within(nav).getByText(name).getBoundingClientRect();
      await expect([width, height]).toEqual([1, 1]);
      await expect(within(nav).getByRole('link', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Prepar' })).toBeVisible();
  },
};
