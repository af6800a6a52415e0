import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPublicShell } from '../common/withPublicShell.tsx';
import { kinds, readSection, readTitles, texts } from './readSection.ts';
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen.tsx';

const meta = {
  title: 'Screens/Legal/PrivacyPolicy',
  component: PrivacyPolicyScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withPublicShell],
} satisfies Meta<typeof PrivacyPolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Policy: Story = { globals: desktop };
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone', 'longest'], globals: { ...phone, locale: 'es' } };

export const PortugueseDate: Story = {
  name: 'LEGAL-01 the date of the policy in Portuguese',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
    await expect(canvas.getByText('Última atualização: 11 de setembro de 2025')).toBeVisible();
  },
};

export const EnglishDate: Story = {
  name: 'LEGAL-01 the date of the policy in English',
  tags: ['interaction'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await expect(canvas.getByText('Last updated: September 11, 2025')).toBeVisible();
  },
};

export const SpanishDate: Story = {
  name: 'LEGAL-01 the date of the policy in Spanish',
  tags: ['interaction'],
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
    await expect(canvas.getByText('Última actualización: 11 de septiembre de 2025')).toBeVisible();
  },
};

export const Collection: Story = {
  name: 'LEGAL-02 data collection tells the types of data and the external providers',
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const section = readSection(canvasElement, 'Coleta de dados');
    await expect(kinds(section)).toBe('h3 ul h3 p');
    await expect(texts(section)).toMatch(
      /^Tipos de dados\nConta: .*Estudo: .*Uso: .*Dados técnicos: .*\nProvedores externos\n.*Google.*GitHub/,
    );
  },
};

export const Usage: Story = {
  name: 'LEGAL-03 data usage tells the purposes and with whom data is shared',
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const section = readSection(canvasElement, 'Uso dos dados');
    await expect(kinds(section)).toBe('h3 ul h3 p ul');
    await expect(texts(section)).toMatch(
      /^Finalidades\n.*\nCompartilhamento\nNão vendemos.*\nEnvio de e-mails: .*Provedor de IA: .*Obrigação legal: /,
    );
  },
};

export const Sections: Story = {
  name: 'LEGAL-02 LEGAL-03 LEGAL-04 seven sections, none of them empty and no other',
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const titles = readTitles(canvasElement);
    await expect(titles).toEqual([
      'Coleta de dados',
      'Uso dos dados',
      'Segurança',
      'Cookies',
      'Análise de dados',
      'Exclusão da conta',
      'Mudanças nesta política',
    ]);
    for (const title of titles) await expect(texts(readSection(canvasElement, title)).length).toBeGreaterThan(80);
  },
};

export const Closing: Story = {
  name: 'LEGAL-05 a closing line ends the policy, outside every section',
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    const main = canvas.getByRole('main');
    const paragraphs = [...main.querySelectorAll('p')];
    const closing = 'Ficou alguma dúvida sobre os seus dados? Escreva para suporte@prepar.example.';
    await expect(paragraphs.at(-1)).toHaveTextContent(closing);
    await expect(texts(readSection(canvasElement, 'Mudanças nesta política'))).not.toContain(closing);
  },
};

export const CookiesAnchor: Story = {
  name: 'CHROME-05 the link of the footer to the cookie settings leads to the section on cookies',
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    const link = within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Configurações de cookies' });
    await expect(link).toHaveAttribute('href', '/privacy-policy#cookies');
    await expect(canvasElement.querySelector('#cookies')).toBe(canvas.getByRole('heading', { level: 2, name: 'Cookies' }));
  },
};

export const Index: Story = {
  name: 'the index leads to every section on wide windows',
  tags: ['interaction'],
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Seções' })).getAllByRole('link');
    const targets = links.map((link) => canvasElement.querySelector(link.getAttribute('href') ?? '')?.textContent);
    await expect(targets).toEqual(readTitles(canvasElement));
    await expect(links.map((link) => link.textContent)).toEqual(targets);
  },
};

export const NoIndexOnAPhone: Story = {
  name: 'on a phone there is no index',
  tags: ['interaction'],
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Seções' })).toBeNull();
  },
};
