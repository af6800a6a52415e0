import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { learner } from '../shell/shell.fixtures.ts';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { CertificatesScreen } from './CertificatesScreen.tsx';

const meta = {
  title: 'Screens/Certificates/Certificates/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: CertificatesScreen,
  args: { state: { user: learner }, links: { answers: '/progress?view=answers' } },
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  decorators: [withLearnerShell(null)],
} satisfies Meta<typeof CertificatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkedAsSamples: Story = {
  name: 'Every certificate and the achievements are marked as examples, the page says so and leads to what is real',
  parameters: { proves: ['CERT-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Daqui para baixo tudo é exemplo: .* Só o nome é o seu\.$/)).toBeVisible();
    const own = within(canvas.getByRole('region', { name: 'Seus resultados' }));
    await expect(own.getByRole('link', { name: 'Ver minhas respostas' })).toHaveAttribute(
      'href',
      '/progress?view=answers',
    );
    for (const [name, score, date] of [
      ['AWS Certified Cloud Practitioner', '85%', '18/10/2025'],
      ['Microsoft Certified: Azure Fundamentals', '78%', '08/11/2025'],
      ['Google Cloud Digital Leader', '91%', '15/11/2025'],
    ]) {
      const sheet = within(canvas.getByRole('region', { name: name ?? '' }));
      await expect(sheet.getByText('Exemplo')).toBeVisible();
      await expect(sheet.getByText(score ?? '')).toBeVisible();
      await expect(sheet.getByText(date ?? '')).toBeVisible();
      await expect(sheet.getByText(/\d+ de \d+ questões certas/)).toBeInTheDocument();
      await expect(sheet.getByText('Marina Albuquerque')).toBeVisible();
    }
    const achievements = within(canvas.getByRole('region', { name: 'Conquistas' }));
    await expect(achievements.getByText('Exemplo')).toBeVisible();
    await expect(achievements.getAllByRole('listitem')).toHaveLength(5);
    await expect(achievements.getByText('Desbloqueada em 06/10/2025')).toBeVisible();
    await expect(achievements.getByText('64 de 100')).toBeVisible();
  },
};
