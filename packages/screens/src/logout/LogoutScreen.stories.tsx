import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LogoutScreen } from './LogoutScreen.tsx';

const meta = {
  title: 'Screens/Logout/LogoutScreen',
  component: LogoutScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'processing' }, links: { login: '/login', practice: '/practice' }, onLeave: fn() },
} satisfies Meta<typeof LogoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Processing: Story = { tags: ['loading'] };
export const Success: Story = { tags: ['success'], args: { state: { status: 'success' } } };
export const Failed: Story = { tags: ['error'], args: { state: { status: 'error' } } };
export const Unsent: Story = { args: { state: { status: 'unsent', count: 2 } } };
export const UnsentOnPhone: Story = {
  args: { state: { status: 'unsent', count: 2 } },
  globals: phone,
  tags: ['phone'],
};
export const FailedOnPhone: Story = { args: { state: { status: 'error' } }, globals: phone, tags: ['phone'] };
export const EnglishOnPhone: Story = {
  args: { state: { status: 'error' } },
  globals: { ...phone, locale: 'en' },
  tags: ['phone'],
};
export const SpanishOnPhone: Story = {
  args: { state: { status: 'error' } },
  globals: { ...phone, locale: 'es' },
  tags: ['phone', 'longest'],
};
