import type { Meta, StoryObj } from '@storybook/react-vite';
import { LearnerShell } from './LearnerShell.tsx';
import { learner, learnerLinks, longLearner } from './shell.fixtures.ts';
import { page } from './LearnerShell.story-helpers.tsx';

const meta = {
  title: 'Screens/Shell/LearnerShell',
  component: LearnerShell,
  parameters: { layout: 'fullscreen' },
  args: {
    children: page('Painel'),
    current: 'dashboard',
    links: learnerLinks,
    user: learner,
    credits: { left: 312, renewsInMinutes: 860 },
    year: 2025,
  },
} satisfies Meta<typeof LearnerShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const NoCurrentPage: Story = {
  tags: ['empty'],
  args: { current: null, credits: null, children: page('Planos e créditos') },
};
export const DashboardOnPhone: Story = {
  args: { credits: { left: 1, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const CreditsOfTheDay: Story = {
  args: { credits: { left: 3, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const OutOfCredits: Story = {
  args: { credits: { left: 0, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const OutOfCreditsOnPhone: Story = {
  args: { credits: { left: 0, renewsInMinutes: 860 } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const AccountOnPhone: Story = {
  args: { current: 'profile', children: page('Perfil') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['phone'],
};
export const LongestInSpanish: Story = {
  tags: ['longest'],
  args: {
    user: longLearner,
    current: 'settings',
    children: page('Configuración'),
    credits: { left: 123_456, renewsInMinutes: 860 },
  },
  globals: { locale: 'es', viewport: { value: 'desktop', isRotated: false } },
};
export const LongestInSpanishOnPhone: Story = {
  args: {
    user: longLearner,
    current: 'settings',
    children: page('Configuración'),
    credits: { left: 123_456, renewsInMinutes: 860 },
  },
  globals: { locale: 'es', viewport: { value: 'phone', isRotated: false } },
  tags: ['phone', 'longest'],
};
export const EnglishOnSmallPhone: Story = {
  args: { current: 'settings', children: page('Settings'), credits: { left: 1284, renewsInMinutes: 860 } },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  tags: ['phone'],
};
