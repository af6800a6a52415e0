import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CreditsNotice } from './CreditsNotice.tsx';

const meta = {
  title: 'Screens/Common/CreditsNotice/Behaviour',
  component: CreditsNotice,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    renewsInMinutes: 860,
    work: { due: null, missedHref: null },
    progressHref: '/progress',
    pricingHref: '/pricing',
  },
} satisfies Meta<typeof CreditsNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renewal: Story = {
  name: 'The time until credits come back is in the title',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seus créditos voltam em 14h 20min' })).toHaveTextContent(
      'Cada resposta usa 1 crédito, e os de hoje acabaram.',
    );
  },
};

export const NothingFree: Story = {
  name: 'Before anything was answered there is the progress to look at',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Ver seu progresso', '/progress'],
      ['Ver planos e pacotes', '/pricing'],
    ]);
    await expect(canvas.queryByText(/não usam créditos/)).toBeNull();
  },
};

export const Free: Story = {
  name: 'What is due and what was missed cost nothing, and come first',
  args: { work: { due: { count: 1, href: '/due' }, missedHref: '/missed' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Revisar 1 conceito', '/due'],
      ['Reler as que você errou', '/missed'],
      ['Ver planos e pacotes', '/pricing'],
    ]);
    await expect(canvas.getByText(/Revisões e respostas passadas não usam créditos/)).toBeVisible();
  },
};

export const OneSentence: Story = {
  name: "The server's sentence takes the place of ours",
  args: { message: 'Seus créditos acabaram.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seus créditos acabaram.')).toBeVisible();
    await expect(canvas.queryByText(/Cada resposta usa/)).toBeNull();
  },
};
