import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLearnerShell } from '../common/withLearnerShell.tsx';
import { dashboardActions } from './dashboard.actions.ts';
import { longest, newLearner, ready, readyIn, states, withLateParts, withoutLateParts } from './dashboard.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('dashboard')],
  args: { state: ready, actions: dashboardActions },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Failed: Story = { tags: ['error'], args: { state: states.failed } };
export const Ready: Story = {};
export const GoalReached: Story = { tags: ['success'], args: { state: { ...ready, goal: { done: 30, target: 20 } } } };
export const NewLearner: Story = { tags: ['empty'], args: { state: newLearner } };
export const LateParts: Story = { tags: ['loading'], args: { state: withLateParts } };
export const WithoutLateParts: Story = { tags: ['error'], args: { state: withoutLateParts } };
export const Longest: Story = { tags: ['longest'], args: { state: longest } };

export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const NewLearnerOnAPhone: Story = { tags: ['phone'], args: { state: newLearner }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: readyIn('en') },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...readyIn('es'), greeting: longest.greeting, figures: longest.figures, quickAction: longest.quickAction } },
  globals: { ...phone, locale: 'es' },
};
