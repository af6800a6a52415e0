import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPublicShell } from '../shell/shell.story-helpers.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'Screens/Legal/Terms',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withPublicShell],
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Terms: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EnglishOnAPhone: Story = { tags: ['phone'], globals: { ...phone, locale: 'en' } };
export const SpanishOnAPhone: Story = { tags: ['phone', 'longest'], globals: { ...phone, locale: 'es' } };
