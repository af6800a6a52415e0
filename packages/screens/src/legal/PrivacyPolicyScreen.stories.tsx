import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPublicShell } from '../shell/shell.story-helpers.tsx';
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
