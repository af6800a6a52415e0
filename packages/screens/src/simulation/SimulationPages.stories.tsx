import type { Meta, StoryObj } from '@storybook/react-vite';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { entry, result, running, states, tooFew } from './simulation.fixtures.ts';
import { simulationActions } from './simulation.story-helpers.ts';
import { SimulationScreen } from './SimulationScreen.tsx';

const meta = {
  title: 'Screens/Simulation/Pages',
  component: SimulationScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('practice')],
  args: { state: states.entry, actions: simulationActions },
} satisfies Meta<typeof SimulationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Entry: Story = {};
export const EntryOnPhone: Story = { globals: phone };
export const EntryUntimed: Story = {
  args: { state: { status: 'entry', entry: { ...entry, pace: 'UNTIMED', endsAt: null } } },
};
export const Starting: Story = {
  tags: ['loading'],
  args: { state: { status: 'entry', entry: { ...entry, door: { kind: 'open', isStarting: true, failure: null } } } },
};
export const StartFailed: Story = {
  tags: ['error'],
  args: {
    state: {
      status: 'entry',
      entry: { ...entry, door: { kind: 'open', isStarting: false, failure: { reason: 'server', message: null } } },
    },
  },
};
export const EntryOffline: Story = {
  tags: ['error'],
  args: { state: { status: 'entry', entry: { ...entry, door: { kind: 'offline' } } } },
};
export const Running: Story = { args: { state: { status: 'entry', entry: running } } };
export const OutOfCredits: Story = {
  tags: ['forbidden'],
  args: {
    state: {
      status: 'entry',
      entry: { ...entry, creditsLeft: 42, door: tooFew },
    },
  },
};
export const EndedWithoutYou: Story = {
  args: {
    state: {
      status: 'entry',
      entry: { ...entry, last: { byTime: true, answered: 31, score: 40, endedAt: '2025-11-20T01:14:00.000Z' } },
    },
  },
};
export const Result: Story = { tags: ['success'], args: { state: states.result } };
export const ResultOnPhone: Story = { args: { state: states.result }, globals: phone };
export const ResultBelow: Story = {
  args: {
    state: {
      status: 'result',
      result: {
        ...result,
        byTime: true,
        pace: 'TIME_AND_A_HALF',
        right: 12,
        wrong: 20,
        blank: 33,
        score: 18.5,
        interval: null,
        limitSeconds: 8100,
        seconds: 8100,
        credits: 32,
        domains: result.domains.map((domain, place) => ({
          ...domain,
          right: [4, 3, 4, 1][place] ?? 0,
          wrong: [5, 6, 7, 2][place] ?? 0,
          blank: [7, 10, 11, 5][place] ?? 0,
          interval: null,
          toReview: [12, 16, 18, 7][place] ?? 0,
        })),
        readiness: null,
        pacing: null,
        toReview: 53,
      },
    },
  },
};
export const English: Story = { globals: { locale: 'en', ...phone }, args: { state: states.entry } };
export const Spanish: Story = {
  tags: ['longest'],
  globals: { locale: 'es', ...phone },
  args: { state: states.result },
};
