import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPublicShell } from '../shell/shell.story-helpers.tsx';
import { kinds, readSection, readTitles, texts } from './legal.story-helpers.ts';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Screens/Legal/Terms/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: TermsScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withPublicShell],
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const payments = 'Assinaturas e pagamentos';
const supportAddress = 'mailto:suporte@prepar.example';

export const PortugueseDate: Story = {
  name: 'The date of the terms in Portuguese',
  parameters: { proves: ['LEGAL-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
    await expect(canvas.getByText('Última atualização: 11 de setembro de 2025')).toBeVisible();
  },
};

export const EnglishDate: Story = {
  name: 'The date of the terms in English',
  parameters: { proves: ['LEGAL-01'] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated: September 11, 2025')).toBeVisible();
  },
};

export const SpanishDate: Story = {
  name: 'The date of the terms in Spanish',
  parameters: { proves: ['LEGAL-01'] },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Última actualización: 11 de septiembre de 2025')).toBeVisible();
  },
};

export const Opening: Story = {
  name: 'An introduction, then the contact with a mail link to the support',
  parameters: { proves: ['LEGAL-06'] },
  play: async ({ canvas }) => {
    const introduction = canvas.getByText(/^Estes termos regem o uso do Prepar/);
    await expect(introduction).toHaveTextContent('O Prepar não é afiliado à AWS, à Microsoft nem ao Google.');
    const contact = introduction.nextElementSibling;
    await expect(contact).toHaveTextContent(/^Para qualquer dúvida sobre estes termos, escreva para o suporte:/);
    await expect(contact?.querySelector('a')).toHaveAttribute('href', supportAddress);
    await expect(contact?.nextElementSibling?.tagName).toBe('H2');
  },
};

export const Sections: Story = {
  name: 'Six sections in their order and no other',
  parameters: { proves: ['LEGAL-07', 'LEGAL-08', 'LEGAL-14', 'LEGAL-15', 'LEGAL-16', 'LEGAL-17'] },
  play: async ({ canvasElement }) => {
    await expect(readTitles(canvasElement)).toEqual([
      'Cadastro e conta',
      'Assinaturas e pagamentos',
      'Condutas proibidas',
      'Encerramento da conta',
      'Conteúdo gerado por IA',
      'Mudanças nos termos',
    ]);
  },
};

export const Registration: Story = {
  name: 'Registration and account',
  parameters: { proves: ['LEGAL-07'] },
  play: async ({ canvasElement }) => {
    await expect(texts(readSection(canvasElement, 'Cadastro e conta'))).toMatch(
      /exigem uma conta, criada com nome, e-mail e senha.*\nA conta é pessoal\./,
    );
  },
};

export const Payments: Story = {
  name: 'Conditions, price changes and cancellation',
  parameters: { proves: ['LEGAL-08', 'LEGAL-09', 'LEGAL-11', 'LEGAL-12', 'LEGAL-13'] },
  play: async ({ canvasElement }) => {
    const section = readSection(canvasElement, payments);
    await expect(kinds(section)).toBe('h3 p p h3 p h3 p');
    const [, conditions, , , prices, , cancellation] = section;
    await expect(section.filter(({ tagName }) => tagName === 'H3').map((title) => title.textContent)).toEqual([
      'Condições',
      'Mudanças de preço',
      'Cancelamento',
    ]);
    await expect(conditions).toHaveTextContent(
      /cobrança recorrente e se renovam automaticamente, a menos que você as cancele antes do próximo ciclo/,
    );
    await expect(conditions).toHaveTextContent(/é necessário um meio de pagamento válido/);
    await expect(prices).toHaveTextContent(/Toda mudança é anunciada com antecedência/);
    await expect(cancellation).toHaveTextContent(/cancelar a assinatura na página da sua conta ou pelo suporte/);
    await expect(cancellation?.querySelector('a')).toHaveAttribute('href', supportAddress);
  },
};

export const NoRefunds: Story = {
  name: 'That payments are not refunded stands in bold, and nothing else in that section does',
  parameters: { proves: ['LEGAL-08', 'LEGAL-10'] },
  play: async ({ canvasElement }) => {
    const bold = readSection(canvasElement, payments).flatMap((element) =>
      Array.from(element.querySelectorAll('strong')),
    );
    await expect(bold.map((element) => element.textContent)).toEqual([
      'Os pagamentos não são reembolsáveis, exceto quando a lei exigir.',
    ]);
  },
};

export const Conduct: Story = {
  name: 'Six violations',
  parameters: { proves: ['LEGAL-14'] },
  play: async ({ canvasElement }) => {
    const section = readSection(canvasElement, 'Condutas proibidas');
    await expect(kinds(section)).toBe('p ul');
    const violations = [...(section[1]?.children ?? [])].map((item) => item.textContent);
    await expect(violations).toHaveLength(6);
    await expect(new Set(violations).size).toBe(6);
  },
};

export const Termination: Story = {
  name: 'Account termination by the person and by the company',
  parameters: { proves: ['LEGAL-15'] },
  play: async ({ canvasElement }) => {
    await expect(texts(readSection(canvasElement, 'Encerramento da conta'))).toMatch(
      /^Você pode excluir a sua conta a qualquer momento.*\nPodemos suspender ou encerrar contas/,
    );
  },
};

export const GeneratedContent: Story = {
  name: 'Three paragraphs on generated content',
  parameters: { proves: ['LEGAL-16'] },
  play: async ({ canvasElement }) => {
    const section = readSection(canvasElement, 'Conteúdo gerado por IA');
    await expect(kinds(section)).toBe('p p p');
    await expect(texts(section)).toMatch(
      /geradas automaticamente.*\n.*pode conter erros.*\n.*não são garantia de aprovação/,
    );
  },
};

export const Changes: Story = {
  name: 'Three paragraphs on changes to the terms',
  parameters: { proves: ['LEGAL-17'] },
  play: async ({ canvasElement }) => {
    const section = readSection(canvasElement, 'Mudanças nos termos');
    await expect(kinds(section)).toBe('p p p');
    await expect(texts(section)).toMatch(/^Podemos alterar.*\nA nova versão é publicada.*\nQuem continua a usar/);
  },
};

export const Index: Story = {
  name: 'The index leads to every section on wide windows',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Seções' })).getAllByRole('link');
    const targets = links.map((link) => canvasElement.querySelector(link.getAttribute('href') ?? '')?.textContent);
    await expect(targets).toEqual(readTitles(canvasElement));
  },
};
