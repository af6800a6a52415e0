import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { CertificatesScreen } from './CertificatesScreen.tsx';

const meta = {
  title: 'Screens/Certificates/Certificates',
  component: CertificatesScreen,
  args: { links: { answers: '/progress?view=answers' } },
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
