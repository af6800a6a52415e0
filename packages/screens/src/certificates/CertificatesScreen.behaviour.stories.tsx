import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { CertificatesScreen } from './CertificatesScreen.tsx';

const meta = {
  title: 'Screens/Certificates/Certificates/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: CertificatesScreen,
  args: { links: { answers: '/progress?view=answers' } },
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell(null)],
} satisfies Meta<typeof CertificatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkedAsSamples: Story = {
  name: 'Every certificate and the achievements are marked as examples of an invented learner, the page says so and leads to what is real',
  parameters: { proves: ['CERT-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nada do que segue é seu: .* Rita Campos, uma pessoa inventada\./)).toBeVisible();
    const own = within(canvas.getByRole('region', { name: 'Seus resultados' }));
    await expect(own.getByRole('link', { name: 'Ver minhas respostas' })).toHaveAttribute(
      'href',
      '/progress?view=answers',
    );
    for (const [name, score, date] of [
      ['AWS Certified Cloud Practitioner', '85%', '14/03/2026'],
      ['Microsoft Certified: Azure Fundamentals', '78%', '04/04/2026'],
      ['Google Cloud Digital Leader', '91%', '11/04/2026'],
    ]) {
      const sheet = within(canvas.getByRole('region', { name: name ?? '' }));
      await expect(sheet.getByText('Exemplo')).toBeVisible();
      await expect(sheet.getByText(score ?? '')).toBeVisible();
      await expect(sheet.getByText(date ?? '')).toBeVisible();
      await expect(sheet.getByText(/\d+ de \d+ questões certas/)).toBeInTheDocument();
      await expect(sheet.getByText('Rita Campos')).toBeVisible();
    }
    const achievements = within(canvas.getByRole('region', { name: 'Conquistas' }));
    await expect(achievements.getByText('Exemplo')).toBeVisible();
    await expect(achievements.getAllByRole('listitem')).toHaveLength(5);
    await expect(achievements.getByText('Desbloqueada em 02/03/2026')).toBeVisible();
    await expect(achievements.getByText('Desbloqueada em 21/03/2026')).toBeVisible();
    await expect(achievements.getByText('5 de 7')).toBeVisible();
  },
};
