import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPublicShell } from '../shell/shell.story-helpers.tsx';
import { kinds, readSection, readTitles, texts } from './legal.story-helpers.ts';
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen.tsx';

const meta = {
  title: 'Screens/Legal/PrivacyPolicy/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: PrivacyPolicyScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withPublicShell],
} satisfies Meta<typeof PrivacyPolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const PortugueseDate: Story = {
  name: 'The date of the policy in Portuguese',
  parameters: { proves: ['LEGAL-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
    await expect(canvas.getByText('Última atualização: 11 de setembro de 2025')).toBeVisible();
  },
};

export const EnglishDate: Story = {
  name: 'The date of the policy in English',
  parameters: { proves: ['LEGAL-01'] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await expect(canvas.getByText('Last updated: September 11, 2025')).toBeVisible();
  },
};

export const SpanishDate: Story = {
  name: 'The date of the policy in Spanish',
  parameters: { proves: ['LEGAL-01'] },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
    await expect(canvas.getByText('Última actualización: 11 de septiembre de 2025')).toBeVisible();
  },
};

export const Collection: Story = {
  name: 'Data collection tells the types of data and the external providers',
  parameters: { proves: ['LEGAL-02'] },
  play: async ({ canvasElement }) => {
    const section = readSection(canvasElement, 'Coleta de dados');
    await expect(kinds(section)).toBe('h3 ul h3 p');
    await expect(texts(section)).toMatch(
      /^Tipos de dados\nConta: .*Estudo: .*Uso: .*Dados técnicos: .*\nProvedores externos\n.*Google.*GitHub/,
    );
  },
};

export const Usage: Story = {
  name: 'Data usage tells the purposes and with whom data is shared',
  parameters: { proves: ['LEGAL-03'] },
  play: async ({ canvasElement }) => {
    const section = readSection(canvasElement, 'Uso dos dados');
    await expect(kinds(section)).toBe('h3 ul h3 p ul');
    await expect(texts(section)).toMatch(
      /^Finalidades\n.*\nCompartilhamento\nNão vendemos.*\nEnvio de e-mails: .*Provedor de IA: .*Obrigação legal: /,
    );
  },
};

export const Sections: Story = {
  name: 'Seven sections, none of them empty and no other',
  parameters: { proves: ['LEGAL-02', 'LEGAL-03', 'LEGAL-04'] },
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
  name: 'A closing line ends the policy, outside every section',
  parameters: { proves: ['LEGAL-05'] },
  play: async ({ canvas, canvasElement }) => {
    const main = canvas.getByRole('main');
    const paragraphs = [...main.querySelectorAll('p')];
    const closing = 'Ficou alguma dúvida sobre os seus dados? Escreva para suporte@prepar.example.';
    await expect(paragraphs.at(-1)).toHaveTextContent(closing);
    await expect(texts(readSection(canvasElement, 'Mudanças nesta política'))).not.toContain(closing);
  },
};

export const CookiesAnchor: Story = {
  name: 'The link of the footer to the cookie settings leads to the section on cookies',
  parameters: { proves: ['CHROME-05'] },
  play: async ({ canvas, canvasElement }) => {
    const link = within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Cookies' });
    await expect(link).toHaveAttribute('href', '/privacy-policy#cookies');
    await expect(canvasElement.querySelector('#cookies')).toBe(
      canvas.getByRole('heading', { level: 2, name: 'Cookies' }),
    );
  },
};

export const Index: Story = {
  name: 'The index leads to every section on wide windows',
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Seções' })).getAllByRole('link');
    const targets = links.map((link) => canvasElement.querySelector(link.getAttribute('href') ?? '')?.textContent);
    await expect(targets).toEqual(readTitles(canvasElement));
    await expect(links.map((link) => link.textContent)).toEqual(targets);
  },
};

export const NoIndexOnAPhone: Story = {
  name: 'On a phone there is no index',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Seções' })).toBeNull();
  },
};
