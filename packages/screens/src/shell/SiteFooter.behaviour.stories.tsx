import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { learnerLinks } from './shell.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Screens/Shell/SiteFooter/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: SiteFooter,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { links: learnerLinks, year: 2025 },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: 'Links to partnership, privacy, terms and the cookies section',
  parameters: { proves: ['CHROME-02', 'CHROME-03', 'CHROME-04', 'CHROME-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Seja parceiro' })).toHaveAttribute('href', '/partneship');
    await expect(canvas.getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(canvas.getByRole('link', { name: 'Termos de uso' })).toHaveAttribute('href', '/terms-of-use');
    await expect(canvas.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/privacy-policy#cookies');
  },
};

export const Contact: Story = {
  name: 'Contact e-mail, phone, location and company',
  parameters: { proves: ['CHROME-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'contato@prepar.example' })).toHaveAttribute(
      'href',
      'mailto:contato@prepar.example',
    );
    await expect(canvas.getByRole('link', { name: '(11) 5550-0199' })).toHaveAttribute('href', 'tel:+551155500199');
    await expect(canvas.getByText('São Paulo, Brasil')).toBeVisible();
    await expect(canvas.getByText('Prepar Educação Ltda.')).toBeVisible();
  },
};

export const Facts: Story = {
  name: 'Version, last update and copyright of the year',
  parameters: { proves: ['CHROME-07', 'CHROME-08', 'CHROME-09'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Versão 1.0.0')).toBeVisible();
    await expect(canvas.getByText('Atualizado em 20/11/2025')).toBeVisible();
    await expect(canvas.getByText('© 2025 Prepar')).toBeVisible();
  },
};
