import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { authLinks, authStates, longRefusal, loginState, registerState } from './auth.fixtures.ts';
import { AuthScreen } from './AuthScreen.tsx';

const meta = {
  title: 'Screens/Auth/AuthScreen',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: authStates.login,
    actions: {
      login: fn(),
      sendCode: fn(),
      cancelCode: fn(),
      register: fn(),
      continueWith: fn(),
      keepEmail: fn(),
      forgotPassword: fn(),
      chooseLanguage: fn(),
    },
    links: authLinks,
    year: 2025,
  },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const codeState = { ...authStates.login, asksCode: true };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Login: Story = { globals: desktop };
export const LoginPending: Story = { tags: ['loading'], args: { state: { ...authStates.login, pending: 'form' } } };
export const LoginRefused: Story = {
  tags: ['error'],
  args: { state: { ...authStates.login, failure: { from: 'form', text: 'auth.checkCredentials' } } },
};
export const LoginUnexpected: Story = {
  tags: ['error'],
  args: {
    state: { ...authStates.login, failure: { from: 'form', title: 'auth.authError', text: 'auth.unexpectedError' } },
  },
};
export const LoginCode: Story = { args: { state: codeState } };
export const LoginCodeRefused: Story = {
  tags: ['error'],
  args: {
    state: { ...codeState, failure: { from: 'form', text: { text: 'Código do aplicativo incorreto ou já usado.' } } },
  },
};
export const LoginCodePending: Story = { tags: ['loading'], args: { state: { ...codeState, pending: 'form' } } };
export const LoginCodeInEnglishOnPhone: Story = {
  args: { state: codeState },
  globals: { ...phone, locale: 'en' },
  tags: ['phone'],
};
export const LoginCodeInSpanishOnPhone: Story = {
  args: { state: codeState },
  globals: { ...phone, locale: 'es' },
  tags: ['phone'],
};
export const SocialPending: Story = { tags: ['loading'], args: { state: { ...loginState, pending: 'google' } } };
export const SocialRefused: Story = {
  tags: ['error'],
  args: { state: { ...loginState, failure: { from: 'social', text: 'auth.githubLoginError' } } },
};
export const Register: Story = { args: { state: authStates.register }, globals: desktop };
export const RegisterPending: Story = { tags: ['loading'], args: { state: { ...registerState, pending: 'form' } } };
export const RegisterIncomplete: Story = {
  tags: ['error'],
  args: { state: registerState },
  globals: desktop,
  play: async ({ canvas }) => {
    // By key: a press with the mouse leaves the button hovered in some pictures.
    canvas.getByLabelText('Nome').focus();
    await userEvent.keyboard('{Enter}');
  },
};
export const RegisterRefused: Story = {
  tags: ['error'],
  args: { state: { ...registerState, failure: { from: 'form', text: 'auth.emailInUse' } } },
};
export const Processing: Story = { tags: ['loading'], args: { state: authStates.processing }, globals: desktop };

export const LoginOnPhone: Story = { globals: phone, tags: ['phone'] };
export const RegisterOnPhone: Story = { args: { state: authStates.register }, globals: phone, tags: ['phone'] };
export const ProcessingOnPhone: Story = { args: { state: authStates.processing }, globals: phone, tags: ['phone'] };
export const LongestOnSmallPhone: Story = {
  args: { state: { ...authStates.login, failure: longRefusal } },
  globals: { viewport: { value: 'small', isRotated: false } },
  tags: ['phone', 'longest'],
};
export const RegisterInEnglishOnPhone: Story = {
  args: { state: { ...registerState, failure: { from: 'form', text: 'auth.automaticLoginFailed' } } },
  globals: { ...phone, locale: 'en' },
  tags: ['phone'],
};
export const RegisterInSpanishOnPhone: Story = {
  args: { state: { ...registerState, failure: { from: 'form', text: 'auth.automaticLoginFailed' } } },
  globals: { ...phone, locale: 'es' },
  tags: ['phone'],
};
