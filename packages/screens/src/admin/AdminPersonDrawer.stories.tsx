import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { activeState, longPeople, people, personStates } from './admin.fixtures.ts';
import { AdminPersonDrawer } from './AdminPersonDrawer.tsx';

const { ready } = personStates;

const meta = {
  title: 'Screens/Admin/AdminPersonDrawer',
  component: AdminPersonDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
  args: { state: ready, actions: { retry: fn(), close: fn(), ask: fn(), confirm: fn(), cancel: fn() } },
} satisfies Meta<typeof AdminPersonDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };
const small = { viewport: { value: 'small', isRotated: false } };
const [longest = ready.person] = longPeople;
const [paying = ready.person] = people;

export const Suspended: Story = { globals: desktop };
export const SuspendedOnPhone: Story = { globals: phone, tags: ['phone'] };
export const Active: Story = { args: { state: activeState }, globals: desktop };
export const OwnAccount: Story = {
  args: {
    state: {
      ...activeState,
      details: {
        ...activeState.details,
        person: { ...activeState.details.person, isAdministrator: true },
        guard: 'own',
      },
    },
  },
  globals: desktop,
};
export const Loading: Story = { tags: ['loading'], args: { state: personStates.loading }, globals: desktop };
export const Refused: Story = { tags: ['error'], args: { state: personStates.failed }, globals: desktop };
export const Suspending: Story = {
  args: { state: { ...activeState, task: { kind: 'suspend' } } },
  globals: desktop,
};
export const SuspendingOnPhone: Story = {
  args: { state: { ...activeState, task: { kind: 'suspend' } } },
  globals: phone,
  tags: ['phone'],
};
export const Reactivating: Story = {
  args: { state: { ...ready, task: { kind: 'reactivate' } } },
  globals: desktop,
};
export const ChangingPlan: Story = {
  args: { state: { ...activeState, task: { kind: 'plan', plan: 'expert', credits: 1000 } } },
  globals: desktop,
};
export const BackToFree: Story = {
  args: {
    state: {
      ...activeState,
      person: paying,
      details: { ...activeState.details, person: paying },
      task: { kind: 'plan', plan: 'free', credits: 0 },
    },
  },
  globals: desktop,
};
export const GivingCredits: Story = {
  args: { state: { ...activeState, task: { kind: 'credits', amount: 50, reason: 'Falha de 15/11' } } },
  globals: desktop,
};
export const NotSaved: Story = {
  tags: ['error'],
  args: {
    state: {
      ...activeState,
      task: { kind: 'credits', amount: 50, reason: 'Falha de 15/11' },
      failure: 'admin.person.failed',
    },
  },
  globals: desktop,
};
export const LongestInSpanishOnSmallPhone: Story = {
  args: { state: { ...ready, person: longest, details: { ...ready.details, person: longest } } },
  globals: { ...small, locale: 'es' },
  tags: ['phone', 'longest'],
};
