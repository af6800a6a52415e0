import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { learnerLinks } from './shell.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Screens/Shell/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { links: learnerLinks, year: 2025 },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, tags: ['phone'] };
export const English: Story = { globals: { locale: 'en' } };
export const SpanishOnSmallPhone: Story = {
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
  tags: ['phone', 'longest'],
};

export const Links: Story = {
  name: 'CHROME-02 CHROME-03 CHROME-04 CHROME-05 links to partnership, privacy, terms and cookie settings',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Seja parceiro' })).toHaveAttribute('href', '/partneship');
    await expect(canvas.getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute('href', '/privacy-policy');
    await expect(canvas.getByRole('link', { name: 'Termos de uso' })).toHaveAttribute('href', '/terms-of-use');
    await expect(canvas.getByRole('link', { name: 'Configurações de cookies' })).toHaveAttribute(
      'href',
      '/privacy-policy#cookies',
    );
  },
};

export const Contact: Story = {
  name: 'CHROME-06 contact e-mail, phone, location and company',
  tags: ['interaction'],
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
  name: 'CHROME-07 CHROME-08 CHROME-09 version, last update and copyright of the year',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Versão 1.0.0')).toBeVisible();
    await expect(canvas.getByText('Atualizado em 20/11/2025')).toBeVisible();
    await expect(canvas.getByText('© 2025 Prepar')).toBeVisible();
  },
};
