import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  atTheEnd,
  clock,
  offline,
  reviewFor,
  rowsOf,
  simulatedIn,
  sitting,
  sittingFor,
  states,
} from './simulation.fixtures.ts';
import { simulationActions } from './simulation.story-helpers.ts';
import { SimulationScreen } from './SimulationScreen.tsx';

const meta = {
  title: 'Screens/Simulation/Simulation',
  component: SimulationScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: states.sitting, actions: simulationActions },
} satisfies Meta<typeof SimulationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Failed: Story = { tags: ['error'], args: { state: states.failed } };

export const Question: Story = {};
export const OnPhone: Story = { globals: phone };
export const Blank: Story = {
  args: {
    state: {
      status: 'sitting',
      sitting: {
        ...sitting,
        question: { ...simulatedIn('pt'), selected: null, struck: [], isFlagged: false },
        saving: { status: 'blank' },
      },
    },
  },
};
export const TimeHidden: Story = {
  args: { state: { status: 'sitting', sitting: { ...sitting, clock: { ...clock, isHidden: true } } } },
};
export const Untimed: Story = {
  args: {
    state: {
      status: 'sitting',
      sitting: { ...sitting, clock: { ...clock, counts: 'passed', seconds: 1384, used: null } },
    },
  },
};
export const TenMinutes: Story = {
  args: {
    state: {
      status: 'sitting',
      sitting: {
        ...sitting,
        clock: { ...clock, seconds: 598, used: 0.89, tone: 'soon' },
        rows: rowsOf(51),
        warning: 10,
      },
    },
  },
};
export const TenMinutesOnPhone: Story = { ...TenMinutes, globals: phone };
export const LastMinute: Story = {
  args: {
    state: {
      status: 'sitting',
      sitting: { ...sitting, clock: { ...clock, seconds: 58, used: 0.99, tone: 'last' }, rows: rowsOf(51), warning: 1 },
    },
  },
};
export const TimeOver: Story = {
  args: {
    state: {
      status: 'sitting',
      sitting: { ...sitting, clock: { ...clock, seconds: 0, used: 1, tone: 'last' }, rows: rowsOf(60), ending: 'time' },
    },
  },
};
export const Offline: Story = { tags: ['error'], args: { state: { status: 'sitting', sitting: offline } } };
export const OfflineOnPhone: Story = { ...Offline, globals: phone };
export const Refused: Story = {
  tags: ['forbidden'],
  args: {
    state: {
      status: 'sitting',
      sitting: {
        ...sitting,
        saving: {
          status: 'refused',
          message: 'Seus créditos acabaram. Os créditos grátis são renovados à meia-noite.',
        },
      },
    },
  },
};
export const LastQuestion: Story = { args: { state: { status: 'sitting', sitting: atTheEnd } } };
export const Several: Story = {
  args: {
    state: {
      status: 'sitting',
      sitting: {
        ...sitting,
        question: { ...simulatedIn('pt'), answerCount: 2, selected: 'C', struck: ['B', 'D'] },
        saving: { status: 'blank' },
      },
    },
  },
};
export const Grid: Story = {
  globals: phone,
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: '24/65' })),
};
export const End: Story = {
  args: { state: { status: 'sitting', sitting: atTheEnd } },
  play: async ({ canvas }) => {
    const [end] = canvas.getAllByRole('button', { name: 'Encerrar' });
    if (end) await userEvent.click(end);
  },
};
export const EndOnPhone: Story = { ...End, globals: phone };

export const Review: Story = { args: { state: states.review } };
export const ReviewOnPhone: Story = { args: { state: states.review }, globals: phone };
export const ReviewBlank: Story = {
  args: {
    state: {
      status: 'review',
      review: {
        ...states.review.review,
        question: { ...states.review.review.question, selected: null },
      },
    },
  },
};

export const English: Story = {
  tags: ['longest'],
  globals: { locale: 'en', ...phone },
  args: { state: { status: 'sitting', sitting: { ...sittingFor('en'), isOnline: false, unsent: 3 } } },
};
export const Spanish: Story = {
  globals: { locale: 'es', ...phone },
  args: { state: { status: 'review', review: reviewFor('es') } },
};
