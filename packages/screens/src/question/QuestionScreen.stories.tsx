import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  answering,
  lastCredit,
  longest,
  outOfCreditsElsewhere,
  question,
  questionIn,
  reviewed,
  reviewIn,
  sitting,
  sittingIn,
  states,
  told,
  toldByOption,
  withoutCredits,
} from './question.fixtures.ts';
import { questionActions } from './question.story-helpers.ts';
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
const paused = { status: 'paused', seconds: 2538 } as const;

export const Preparing: Story = { tags: ['loading'], args: { state: states.preparing } };
export const LoadFailed: Story = { tags: ['error'], args: { state: states.loadFailed } };
export const Unavailable: Story = { tags: ['forbidden'], args: { state: states.unavailable } };
export const WithoutExam: Story = {
  tags: ['empty'],
  args: { state: { ...states.unavailable, reason: 'noExam' } },
};
export const Idle: Story = { tags: ['empty'], args: { state: states.idle } };
export const IdleInOpenSession: Story = {
  tags: ['empty'],
  args: {
    state: {
      status: 'idle',
      sitting: {
        ...states.idle.sitting,
        session: { status: 'paused', seconds: 640 },
        elsewhere: 3,
        figures: { ...states.idle.sitting.figures, answered: 3, right: 2 },
      },
    },
  },
};
export const IdleWithoutSession: Story = {
  args: {
    state: { status: 'idle', sitting: { ...states.idle.sitting, session: { status: 'none', startFailed: true } } },
  },
};
export const Generating: Story = { tags: ['loading'], args: { state: states.generating } };
export const GenerationFailed: Story = { tags: ['error'], args: { state: states.generationFailed } };
export const NothingMissed: Story = { tags: ['success'], args: { state: states.nothingMissed } };
export const NothingDue: Story = {
  tags: ['success'],
  args: { state: { ...states.nothingMissed, sitting: { ...states.nothingMissed.sitting, isFree: true } } },
};
export const GenerationFailedConnection: Story = {
  tags: ['error'],
  args: { state: { ...states.generationFailed, failure: { reason: 'connection' } } },
};
export const NothingChosen: Story = {};
export const ChosenForReview: Story = {
  args: { state: { ...answering, question: { ...answering.question, why: 'REVIEW', missedOn: '2025-11-14' } } },
};
export const Chosen: Story = { args: { state: { ...answering, selected: 'D' } } };
export const Paused: Story = {
  args: { state: { ...answering, sitting: { ...sitting, session: paused }, selected: 'D' } },
};
export const WithoutShortcuts: Story = {
  args: { state: { ...answering, sitting: { ...sitting, hasShortcuts: false } } },
};
export const Sending: Story = {
  tags: ['loading'],
  args: { state: { ...answering, selected: 'D', delivery: { status: 'sending' } } },
};
export const Waiting: Story = {
  tags: ['error'],
  args: {
    state: {
      ...answering,
      sitting: { ...sitting, unsent: 1 },
      selected: 'D',
      delivery: { status: 'waiting' },
      hasNext: true,
    },
  },
};
export const EarlierAnswersWaiting: Story = { args: { state: { ...answering, sitting: { ...sitting, unsent: 2 } } } };
export const Refused: Story = {
  tags: ['error'],
  args: {
    state: {
      ...answering,
      selected: 'D',
      delivery: { status: 'refused', message: 'Esta questão foi retirada. Gere outra.' },
    },
  },
};
export const OutOfCredits: Story = { tags: ['forbidden'], args: { state: states.outOfCredits } };
export const OutOfCreditsWithoutQuestion: Story = { tags: ['forbidden'], args: { state: withoutCredits } };
export const OutOfCreditsElsewhereOnAPhone: Story = {
  tags: ['phone', 'forbidden'],
  args: { state: outOfCreditsElsewhere },
  globals: phone,
};
const back = { ...reviewed, review: { ...reviewed.review, daysToBack: 1 } };
export const ReviewedWrong: Story = { args: { state: back } };
export const ReviewedRight: Story = {
  tags: ['success'],
  args: { state: { ...reviewed, review: { ...reviewed.review, chosen: 'C', isRight: true } } },
};
export const ReviewedWithoutReasons: Story = {
  args: { state: { ...reviewed, review: { ...reviewed.review, reasons: [], explanation: null, references: [] } } },
};
export const WrittenByAModel: Story = {
  args: { state: { ...answering, question: { ...answering.question, source: 'model' } } },
};
export const ExplainingAgain: Story = {
  tags: ['loading'],
  args: { state: { ...reviewed, review: { ...reviewed.review, again: { status: 'asking' } } } },
};
export const ExplainingAgainFailed: Story = {
  tags: ['error'],
  args: {
    state: {
      ...reviewed,
      review: { ...reviewed.review, again: { status: 'failed', failure: { reason: 'connection' } } },
    },
  },
};
export const ExplainedAgain: Story = {
  tags: ['success'],
  args: { state: { ...reviewed, review: { ...reviewed.review, again: told } } },
};
export const ExplainedAgainOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...reviewed, review: { ...reviewed.review, again: told } } },
  globals: phone,
};
export const ExplainedByOption: Story = {
  tags: ['success'],
  args: { state: { ...reviewed, review: { ...reviewed.review, again: toldByOption } } },
};
export const ExplainedByOptionOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...reviewed, review: { ...reviewed.review, again: toldByOption } } },
  globals: phone,
};
export const ReviewedLastCredit: Story = { args: { state: lastCredit } };
export const OtherModality: Story = { args: { state: { ...answering, sitting: { ...sitting, continued: 12 } } } };
export const Ending: Story = {
  tags: ['loading'],
  args: { state: { ...answering, sitting: { ...sitting, isEnding: true } } },
};
export const Longest: Story = { tags: ['longest'], args: { state: longest } };

export const ShortcutsDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver atalhos' }));
  },
};
export const EndDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
  },
};
export const EndDialogUnsent: Story = {
  args: { state: { ...answering, sitting: { ...sitting, unsent: 2 } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
  },
};
export const OnAPhone: Story = { tags: ['phone'], args: { state: { ...answering, selected: 'D' } }, globals: phone };
export const ReviewedOnAPhone: Story = { tags: ['phone'], args: { state: back }, globals: phone };
export const LastCreditOnAPhone: Story = { tags: ['phone'], args: { state: lastCredit }, globals: phone };
export const RunOverOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...reviewed, sitting: { ...reviewed.sitting, run: { done: 5, total: 5, isOver: true } } } },
  globals: phone,
};
export const OutOfCreditsOnAPhone: Story = { tags: ['phone'], args: { state: states.outOfCredits }, globals: phone };
export const OutOfCreditsWithoutQuestionOnAPhone: Story = {
  tags: ['phone'],
  args: { state: withoutCredits },
  globals: phone,
};
export const EndDialogOnAPhone: Story = {
  tags: ['phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
  },
};
export const LongestOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...longest, sitting: { ...longest.sitting, session: paused } } },
  globals: phone,
};
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: {
    state: {
      ...reviewed,
      sitting: { ...reviewed.sitting, modality: sittingIn('en').modality },
      review: { ...reviewIn('en'), daysToBack: 1 },
    },
  },
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
