import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import type { ForgotPasswordState } from './ForgotPasswordDialog.types.ts';
import { email } from './ForgotPasswordDialog.story-helpers.tsx';
const code: ForgotPasswordState = { ...email, status: 'code' };
const password: ForgotPasswordState = { ...email, status: 'password' };
const restore: ForgotPasswordState = { ...email, status: 'restore' };

const meta = {
  title: 'Screens/Auth/ForgotPasswordDialog',
  component: ForgotPasswordDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  args: {
    state: email,
    actions: {
      requestCode: fn(),
      resendCode: fn(),
      verifyCode: fn(),
      resetPassword: fn(),
      resetByLink: fn(),
      back: fn(),
      close: fn(),
    },
  },
} satisfies Meta<typeof ForgotPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Email: Story = {};
export const EmailPending: Story = { tags: ['loading'], args: { state: { ...email, isPending: true } } };
export const EmailRefused: Story = {
  tags: ['error'],
  args: {
    state: {
      ...email,
      failure: { text: { text: 'O serviço de e-mail não respondeu. Tente novamente em alguns minutos.' } },
    },
  },
};
export const Code: Story = { args: { state: code } };
export const CodeRefused: Story = {
  tags: ['error'],
  args: { state: { ...code, failure: { text: 'auth.incorrectOrExpiredCode' } } },
};
export const CodeOfUnknownEmail: Story = {
  tags: ['error'],
  args: { state: { ...code, failure: { title: 'auth.emailNotFound', text: 'auth.emailNotRegistered' } } },
};
export const CodeSentAgain: Story = { args: { state: { ...code, resentCount: 1 } } };
export const CodePending: Story = { tags: ['loading'], args: { state: { ...code, isPending: true } } };
export const Password: Story = { args: { state: password } };
export const PasswordPending: Story = { tags: ['loading'], args: { state: { ...password, isPending: true } } };
export const PasswordRefused: Story = {
  tags: ['error'],
  args: { state: { ...password, failure: { text: 'auth.passwordResetError' } } },
};
export const Reset: Story = { args: { state: { ...email, status: 'reset' } } };
export const ResetRefused: Story = {
  tags: ['error'],
  args: {
    state: {
      ...email,
      status: 'reset',
      failure: { text: { text: 'Este link não vale mais. Peça um novo código.' } },
    },
  },
};
export const Restore: Story = { args: { state: restore } };
export const RestorePending: Story = { tags: ['loading'], args: { state: { ...restore, isPending: true } } };
export const RestoreInEnglishOnPhone: Story = {
  args: { state: restore },
  globals: { ...phone, locale: 'en' },
  tags: ['phone'],
};
export const RestoreInSpanishOnPhone: Story = {
  args: { state: restore },
  globals: { ...phone, locale: 'es' },
  tags: ['phone'],
};
export const CodeOnPhone: Story = { args: { state: code }, globals: phone, tags: ['phone'] };
export const PasswordOnPhone: Story = { args: { state: password }, globals: phone, tags: ['phone'] };
export const CodeInEnglishOnPhone: Story = {
  args: { state: { ...code, failure: { title: 'auth.emailNotFound', text: 'auth.emailNotRegistered' } } },
  globals: { ...phone, locale: 'en' },
  tags: ['phone'],
};
export const CodeInSpanishOnPhone: Story = {
  args: { state: { ...code, failure: { title: 'auth.emailNotFound', text: 'auth.emailNotRegistered' } } },
  globals: { ...phone, locale: 'es' },
  tags: ['phone', 'longest'],
};
