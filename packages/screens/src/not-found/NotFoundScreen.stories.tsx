import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { publicLinks } from '../shell/shell.fixtures.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { links: publicLinks, isSignedIn: false, year: 2025, actions: { back: fn() } },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Desktop: Story = { tags: ['error'], globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Phone: Story = { globals: phone, tags: ['phone'] };
export const EnglishOnPhone: Story = { globals: { ...phone, locale: 'en' }, tags: ['phone'] };
export const SpanishOnPhone: Story = { globals: { ...phone, locale: 'es' }, tags: ['phone', 'longest'] };
export const SignedInOnPhone: Story = { args: { isSignedIn: true }, globals: phone, tags: ['phone'] };
