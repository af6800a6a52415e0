import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { accounts, longest, onlyHere, sections, signIns, viewed, withAccount } from './profile.fixtures.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import { actions } from './ProfileScreen.story-helpers.tsx';

const meta = {
  title: 'Screens/Profile/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('profile')],
  args: { state: viewed, actions },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const changePassword = { ...viewed, password: sections.edit };

export const Viewed: Story = {};
export const EditingName: Story = { args: { state: { ...viewed, name: sections.edit } } };
export const EditingEmail: Story = {
  tags: ['error'],
  args: { state: { ...viewed, email: sections.edit } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, '{Control>}a{/Control}marina.albuquerque@email{Enter}');
  },
};
export const SavingEmail: Story = { tags: ['loading'], args: { state: { ...viewed, email: sections.saving } } };
export const EmailRefused: Story = {
  tags: ['error'],
  args: {
    state: { ...viewed, email: { status: 'edit', failure: { text: 'Este e-mail já pertence a outra conta.' } } },
  },
};
export const ChangingPassword: Story = { args: { state: changePassword } };
export const PasswordIncomplete: Story = {
  tags: ['error'],
  args: { state: changePassword },
  play: async ({ canvas }) => {
    // By key: a press with the mouse leaves the button hovered in some pictures.
    canvas.getByLabelText('Senha atual').focus();
    await userEvent.keyboard('{Enter}');
  },
};
export const SavingPassword: Story = { tags: ['loading'], args: { state: { ...viewed, password: sections.saving } } };
export const AccountLoading: Story = { tags: ['loading'], args: { state: { ...viewed, account: accounts.loading } } };
export const AccountFailed: Story = { tags: ['error'], args: { state: { ...viewed, account: accounts.failed } } };
export const AccountSuspended: Story = {
  tags: ['forbidden'],
  args: { state: withAccount({ accountStatus: 'SUSPENSO', lastPasswordChange: null, creditsRemaining: 0 }) },
};
export const AccountUnknown: Story = {
  tags: ['empty'],
  args: { state: withAccount({ accountStatus: '', memberSince: 'sem data' }) },
};
export const SignInsLoading: Story = { tags: ['loading'], args: { state: { ...viewed, signIns: signIns.loading } } };
export const SignInsFailed: Story = { tags: ['error'], args: { state: { ...viewed, signIns: signIns.failed } } };
export const SignedInOnlyHere: Story = { args: { state: { ...viewed, signIns: onlyHere } } };
export const EndingOthers: Story = {
  tags: ['loading'],
  args: { state: { ...viewed, signIns: { ...signIns.ready, isEnding: true } } },
};
export const Longest: Story = { tags: ['longest'], args: { state: longest } };

export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EditingOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...changePassword, email: sections.edit } },
  globals: phone,
};
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: longest },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: longest },
  globals: { ...phone, locale: 'es' },
};
