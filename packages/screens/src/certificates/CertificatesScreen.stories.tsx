import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withLearnerShell } from '../common/withLearnerShell.tsx';
import { CertificatesScreen } from './CertificatesScreen.tsx';

const meta = {
  title: 'Screens/Certificates/Certificates',
  component: CertificatesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell(null)],
} satisfies Meta<typeof CertificatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Samples: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone', 'longest'], globals: { ...phone, locale: 'es' } };

export const MarkedAsSamples: Story = {
  name: 'CERT-01 every certificate and the achievements are marked as examples, and the page says so',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ainda não emite certificados.*é um exemplo\.$/)).toBeVisible();
    for (const [name, score, date] of [
      ['AWS Certified Cloud Practitioner', '84%', '18/10/2025'],
      ['Microsoft Certified: Azure Fundamentals', '79%', '08/11/2025'],
      ['Google Cloud Digital Leader', '91%', '15/11/2025'],
    ]) {
      const sheet = within(canvas.getByRole('region', { name: name ?? '' }));
      await expect(sheet.getByText('Exemplo')).toBeVisible();
      await expect(sheet.getByText(score ?? '')).toBeVisible();
      await expect(sheet.getByText(date ?? '')).toBeVisible();
    }
    const achievements = within(canvas.getByRole('region', { name: 'Conquistas' }));
    await expect(achievements.getByText('Exemplo')).toBeVisible();
    await expect(achievements.getAllByRole('listitem')).toHaveLength(5);
    await expect(achievements.getByText('Desbloqueada em 06/10/2025')).toBeVisible();
    await expect(achievements.getByText('64 de 100')).toBeVisible();
  },
};
