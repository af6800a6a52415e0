import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withBalance } from '../shell/balance.story-helpers.tsx';
import { inReach, outOfReach, reached, reachedAlike, ready, states } from './plan.fixtures.ts';
import { PlanScreen, type PlanScreenProps } from './PlanScreen.tsx';

const meta = {
  title: 'Screens/Readiness/Plan',
  component: PlanScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withBalance<PlanScreenProps>('progress', (state) => ('credits' in state ? state.credits : 312))],
  args: {
    state: ready,
    actions: { retry: fn(), saveDate: fn(), removeDate: fn(), saveGoal: fn(), askOutcome: fn() },
    links: { progress: '/progress' },
  },
} satisfies Meta<typeof PlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

export const InReach: Story = { globals: desktop };
export const OutOfReach: Story = {
  args: { state: { ...ready, date: '2025-11-30', plan: outOfReach } },
  globals: desktop,
};
export const Reached: Story = {
  args: { state: { ...ready, plan: reached } },
  globals: desktop,
};
export const ReachedAlike: Story = { args: { state: { ...ready, plan: reachedAlike } }, globals: desktop };
export const NoDate: Story = {
  tags: ['empty'],
  args: { state: { ...ready, date: null, plan: { kind: 'none' } } },
  globals: desktop,
};
export const Insufficient: Story = { args: { state: { ...ready, plan: { kind: 'insufficient' } } }, globals: desktop };
export const InsufficientWithoutCredits: Story = {
  tags: ['phone'],
  args: {
    state: {
      ...ready,
      plan: { kind: 'insufficient' },
      credits: 0,
      start: {
        renewsInMinutes: 860,
        work: { due: null, missedHref: '/progress?view=answers&exam=clf-c02&wrong=yes' },
      },
    },
  },
  globals: phone,
};
export const Today: Story = {
  args: { state: { ...ready, date: ready.today, plan: { kind: 'today' } } },
  globals: desktop,
};
export const Passed: Story = {
  tags: ['success'],
  args: {
    state: {
      ...ready,
      date: '2025-11-21',
      plan: { kind: 'passed' },
      outcomes: [
        { date: '2025-08-15', result: 'FAILED', mark: 655 },
        { date: '2025-05-02', result: 'POSTPONED', mark: null },
      ],
    },
  },
  globals: desktop,
};
export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Failed: Story = { tags: ['error'], args: { state: states.failed } };
export const NoExams: Story = { tags: ['empty'], args: { state: states.nothing } };
export const PlanFailed: Story = {
  tags: ['error'],
  args: { state: { ...ready, plan: { kind: 'failed' }, saving: 'failed' } },
};
export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...ready, plan: { ...inReach, perDay: { value: 18, low: 14, high: null } } } },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...ready, date: '2025-11-30', plan: outOfReach } },
  globals: { ...phone, locale: 'es' },
};
