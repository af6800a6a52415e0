import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AdminShell } from './AdminShell.tsx';
import pictures from './AdminShell.stories.tsx';

const meta = {
  ...pictures,
  title: 'Screens/Shell/AdminShell/Behaviour',
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  name: 'An administrator sees the admin dashboard and the way out, nothing else',
  parameters: { proves: ['NAV-01', 'NAV-04', 'ROLE-02'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin', '/logout']);
    await expect(canvas.getByText('renato.farias@prepar.example')).toBeVisible();
  },
};

export const MenuOnPhone: Story = {
  name: 'On a phone too',
  parameters: { proves: ['NAV-01', 'NAV-04'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Painel', '/admin'],
      ['Sair', '/logout'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Sair' }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight / 2,
    );
  },
};
