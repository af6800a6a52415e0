import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import {
  answering, complete, longest, question, questionIn, reviewed, reviewIn, simulating, simulatingAnswered, sitting, sittingIn, states,
} from './question.fixtures.ts';
import { questionActions } from './question.actions.ts';
import { QuestionScreen } from './QuestionScreen.tsx';

const meta = {
  title: 'Screens/Question/Question',
  component: QuestionScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: answering, actions: questionActions },
} satisfies Meta<typeof QuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const paused = { status: 'paused', seconds: 2538, counts: 'up' } as const;

export const Preparing: Story = { tags: ['loading'], args: { state: states.preparing } };
export const Unavailable: Story = { tags: ['forbidden'], args: { state: states.unavailable } };
export const StartFailed: Story = { tags: ['error'], args: { state: states.startFailed } };
export const Idle: Story = { tags: ['empty'], args: { state: states.idle } };
export const IdleFinite: Story = {
  args: { state: { status: 'idle', sitting: { ...states.idle.sitting, modality: { name: 'Simulado completo', isInfinite: false } } } },
};
export const IdleWithoutSession: Story = {
  args: { state: { status: 'idle', sitting: { ...states.idle.sitting, session: { status: 'none', startFailed: true } } } },
};
export const Generating: Story = { tags: ['loading'], args: { state: states.generating } };
export const GenerationFailed: Story = { tags: ['error'], args: { state: states.generationFailed } };
export const GenerationFailedConnection: Story = {
  tags: ['error'],
  args: { state: { ...states.generationFailed, failure: { reason: 'connection' } } },
};
export const NothingChosen: Story = {};
export const Chosen: Story = { args: { state: { ...answering, selected: 'D' } } };
export const Paused: Story = { args: { state: { ...answering, sitting: { ...sitting, session: paused }, selected: 'D' } } };
export const WithoutShortcuts: Story = { args: { state: { ...answering, sitting: { ...sitting, hasShortcuts: false } } } };
export const Sending: Story = { tags: ['loading'], args: { state: { ...answering, selected: 'D', delivery: { status: 'sending' } } } };
export const Waiting: Story = {
  tags: ['error'],
  args: {
    state: { ...answering, sitting: { ...sitting, unsent: 1 }, selected: 'D', delivery: { status: 'waiting' }, hasNext: true },
  },
};
export const EarlierAnswersWaiting: Story = { args: { state: { ...answering, sitting: { ...sitting, unsent: 2 } } } };
export const Refused: Story = {
  tags: ['error'],
  args: { state: { ...answering, selected: 'D', delivery: { status: 'refused', message: 'Esta questão foi retirada. Gere outra.' } } },
};
export const OutOfCredits: Story = { tags: ['forbidden'], args: { state: states.outOfCredits } };
export const OutOfCreditsForASimulation: Story = {
  tags: ['forbidden'],
  args: {
    state: {
      status: 'outOfCredits',
      sitting: { ...simulating.sitting, session: { status: 'none', startFailed: false }, rows: [], credits: 12 },
      message: 'O simulado tem 65 questões e restam 12 créditos.',
      open: null,
    },
  },
};
export const ReviewedWrong: Story = { args: { state: reviewed } };
export const ReviewedRight: Story = {
  tags: ['success'],
  args: { state: { ...reviewed, review: { ...reviewed.review, chosen: 'C', isCorrect: true } } },
};
export const ReviewedWithoutReasons: Story = {
  args: { state: { ...reviewed, review: { ...reviewed.review, reasons: [], explanation: null, references: [] } } },
};
export const Ending: Story = { tags: ['loading'], args: { state: { ...answering, sitting: { ...sitting, isEnding: true } } } };
export const Simulating: Story = { args: { state: simulating } };
export const SimulatingAnswered: Story = { args: { state: simulatingAnswered } };
export const Complete: Story = { tags: ['success'], args: { state: complete } };
export const Longest: Story = { tags: ['longest'], args: { state: longest } };

export const ShortcutsDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver atalhos' }));
  },
};
export const EndDialog: Story = {
  args: { state: { ...answering, sitting: { ...sitting, unsent: 2 } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
  },
};
export const FinishDialog: Story = {
  args: { state: simulating },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
  },
};

export const OnAPhone: Story = { tags: ['phone'], args: { state: { ...answering, selected: 'D' } }, globals: phone };
export const ReviewedOnAPhone: Story = { tags: ['phone'], args: { state: reviewed }, globals: phone };
export const LongestOnAPhone: Story = { tags: ['phone'], args: { state: { ...longest, sitting: { ...longest.sitting, session: paused } } }, globals: phone };
export const SimulatingOnAPhone: Story = { tags: ['phone'], args: { state: simulatingAnswered }, globals: phone };
export const GridOnAPhone: Story = {
  tags: ['phone'],
  args: { state: simulating },
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Todas as questões' }));
  },
};
export const CompleteOnAPhone: Story = { tags: ['phone'], args: { state: complete }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...reviewed, sitting: { ...reviewed.sitting, modality: sittingIn('en').modality }, review: reviewIn('en') } },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: {
    state: {
      ...answering,
      sitting: { ...sittingIn('es'), session: paused, unsent: 3 },
      question: { ...questionIn('es'), id: question.id },
      selected: 'D',
      delivery: { status: 'waiting' },
      hasNext: true,
    },
  },
  globals: { ...phone, locale: 'es' },
};
