import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AuthEvent } from './authNotice.ts';
import { AuthToast } from './authNotice.story-helpers.tsx';

const meta = {
  title: 'Screens/Auth/Notices',
  component: AuthToast,
  args: { event: { kind: 'signedIn', name: 'Marina Albuquerque' } },
} satisfies Meta<typeof AuthToast>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (error: string, message: string | null = null): AuthEvent => ({ kind: 'returnFailed', error, message });

export const SignedIn: Story = { tags: ['success'] };
export const PasswordReset: Story = { tags: ['success'], args: { event: { kind: 'passwordReset' } } };
export const RefusedByGoogle: Story = { tags: ['forbidden'], args: { event: refused('google_auth_failed') } };
export const RefusedByAnyone: Story = {
  tags: ['forbidden'],
  args: { event: refused('access_denied', 'O acesso foi negado.') },
};
export const CallbackFailed: Story = { tags: ['error'], args: { event: { kind: 'callbackFailed' } } };
