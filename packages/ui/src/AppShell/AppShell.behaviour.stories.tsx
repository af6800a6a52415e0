import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

export const SkipsNavigation: Story = {
  args: { children: <Page title="Painel">Conteúdo</Page> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};
