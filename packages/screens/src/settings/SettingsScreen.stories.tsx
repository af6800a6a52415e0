import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { askingToLeave, askingToReset, changed, states } from './settings.fixtures.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { actions } from './SettingsScreen.story-helpers.tsx';

const meta = {
  title: 'Screens/Settings/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('settings')],
  args: { state: states.ready, actions },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Ready: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Changed: Story = {
  args: { state: changed },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const LoadFailed: Story = { tags: ['error'], args: { state: { ...states.ready, warning: 'loadFailed' } } };
export const Saving: Story = { tags: ['loading'], args: { state: states.saving } };
export const AskingToLeave: Story = { args: { state: askingToLeave } };
export const AskingToReset: Story = { args: { state: askingToReset } };
export const Resetting: Story = { tags: ['loading'], args: { state: states.resetting } };

export const OnAPhone: Story = { tags: ['phone'], args: { state: changed }, globals: phone };
export const ResetOnAPhone: Story = { tags: ['phone'], args: { state: askingToReset }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: changed },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: changed },
  globals: { ...phone, locale: 'es' },
};
export const SpanishOnASmallPhone: Story = {
  tags: ['phone', 'longest'],
  args: { state: changed },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
};
