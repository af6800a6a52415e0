import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { askingToDelete, deleting, wrongPassword } from './settings.fixtures.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import type { DeletionFailure, SettingsReady } from './SettingsScreen.types.ts';
import { actions } from './DeleteAccountDialog.story-helpers.tsx';

const meta = {
  title: 'Screens/Settings/DeleteAccount',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('settings')],
  args: { state: askingToDelete, actions },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

const refused = (failure: DeletionFailure): SettingsReady => ({
  ...askingToDelete,
  dialog: { kind: 'delete', isPending: false, failure },
});

export const Asking: Story = {};
export const WrongPassword: Story = { tags: ['error'], args: { state: wrongPassword } };
export const NotAllowed: Story = { tags: ['forbidden'], args: { state: refused('accountDeletionNotAllowed') } };
export const Deleting: Story = { tags: ['loading'], args: { state: deleting } };

export const OnAPhone: Story = { tags: ['phone'], args: { state: wrongPassword }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: refused('accountDeletionNotAllowed') },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone', 'longest'],
  args: { state: refused('accountDeletionNotAllowed') },
  globals: { ...phone, locale: 'es' },
};
