import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Locale } from '../common/locales.ts';
import { borderlineIn, insufficientIn, readinessLinks } from '../readiness/readiness.fixtures.ts';
import type { ReadinessState } from '../readiness/Readiness.types.ts';
import { ReadinessSheet } from '../readiness/ReadinessSheet.tsx';
import { withBalance } from '../shell/balance.story-helpers.tsx';
import { dashboardActions } from './dashboard.actions.ts';
import {
  dueElsewhere,
  goalReached,
  longest,
  newLearner,
  outOfCredits,
  ready,
  readyIn,
  simulating,
  states,
  unanswered,
  withLateParts,
  withoutLateParts,
} from './dashboard.fixtures.ts';
import { DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx';

const readiness = (state: ReadinessState) => ({
  readiness: (
    <ReadinessSheet state={state} actions={{ retry: fn() }} links={readinessLinks} examCode="CLF-C02" length="short" />
  ),
});
const readinessIn = (locale: Locale) => readiness(borderlineIn(locale));

const { domains, ...insufficient } = insufficientIn('pt');
const nothingKnown = { ...insufficient, answers: 0, domains: domains.map(({ name }) => ({ name, answered: 0 })) };

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    withBalance<DashboardScreenProps>('dashboard', (state) => ('figures' in state ? state.figures.credits.left : null)),
  ],
  args: { state: ready, actions: dashboardActions, slots: readinessIn('pt') },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Failed: Story = { tags: ['error'], args: { state: states.failed } };
export const Ready: Story = {};
export const WithoutReadiness: Story = { args: { slots: {} } };
export const GoalReached: Story = { tags: ['success'], args: { state: goalReached } };
export const Simulating: Story = { args: { state: simulating } };
export const DueElsewhere: Story = { args: { state: dueElsewhere } };
export const OutOfCredits: Story = { args: { state: outOfCredits } };
export const NothingAnswered: Story = {
  tags: ['empty'],
  args: { state: unanswered, slots: readiness(nothingKnown) },
};
export const NewLearner: Story = { tags: ['empty'], args: { state: newLearner } };
export const LateParts: Story = { tags: ['loading'], args: { state: withLateParts, slots: { readiness: 'loading' } } };
export const WithoutLateParts: Story = { tags: ['error'], args: { state: withoutLateParts } };
export const Longest: Story = { tags: ['longest'], args: { state: longest } };

export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const NewLearnerWhileExamsLoad: Story = {
  tags: ['loading'],
  args: { state: { ...newLearner, choices: 'loading', goal: 'loading', creditsLeft: null } },
};
export const OutOfCreditsOnAPhone: Story = { tags: ['phone'], args: { state: outOfCredits }, globals: phone };
export const NewLearnerOnAPhone: Story = { tags: ['phone'], args: { state: newLearner }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: readyIn('en'), slots: readinessIn('en') },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: {
    state: { ...readyIn('es'), greeting: longest.greeting, headline: longest.headline, figures: longest.figures },
    slots: readinessIn('es'),
  },
  globals: { ...phone, locale: 'es' },
};
