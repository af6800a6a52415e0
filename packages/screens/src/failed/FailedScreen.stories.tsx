import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FailedScreen } from './FailedScreen.tsx';

const meta = {
  title: 'Screens/Failed/Failed',
  component: FailedScreen,
  parameters: { layout: 'fullscreen' },
  args: { actions: { retry: fn() } },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { tags: ['error'] };
export const EnglishOnPhone: Story = {
  globals: { locale: 'en', viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const SpanishOnPhone: Story = {
  globals: { locale: 'es', viewport: { value: 'phone', isRotated: false } },
  tags: ['phone', 'longest'],
};
