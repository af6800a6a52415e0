import type { Meta, StoryObj } from '@storybook/react-vite';
import { withBalance } from '../shell/balance.story-helpers.tsx';
import { practiceActions } from './practice.actions.ts';
import {
  askingToEnrol,
  askingToUnenrol,
  empty,
  longest,
  onlyOne,
  openedAzure,
  openedIn,
  ready,
  states,
  withInactive,
  withoutCredits,
  withReviews,
  withoutFigures,
} from './practice.fixtures.ts';
import { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';

const meta = {
  title: 'Screens/Practice/Practice',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    withBalance<PracticeScreenProps>('practice', (state) => (state.status === 'ready' ? state.credits.left : null)),
  ],
  args: { state: ready, actions: practiceActions },
} satisfies Meta<typeof PracticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const FailedOnTheServer: Story = { tags: ['error'], args: { state: states.failed } };
export const FailedConnection: Story = { tags: ['error'], args: { state: { status: 'failed', reason: 'connection' } } };
export const Empty: Story = { tags: ['empty'], args: { state: empty } };
export const Ready: Story = {};
export const NothingPaused: Story = { args: { state: { ...ready, opened: { ...openedIn('pt'), paused: null } } } };
export const InactiveExam: Story = { tags: ['forbidden'], args: { state: withInactive } };
export const NothingOpened: Story = {
  tags: ['empty'],
  args: { state: { ...withInactive, enrolled: withInactive.enrolled.slice(-1), opened: null } },
};
export const FewModalities: Story = {
  args: { state: { ...ready, opened: openedAzure, credits: { ...ready.credits, left: null } } },
};
export const ReviewsUnderWay: Story = { args: { state: withReviews } };
export const OnlyOne: Story = { args: { state: onlyOne } };
export const WithoutCredits: Story = { args: { state: withoutCredits } };
export const WithoutFigures: Story = { tags: ['loading'], args: { state: withoutFigures } };
export const Longest: Story = { tags: ['longest'], args: { state: longest } };
export const AskingToEnrol: Story = { args: { state: askingToEnrol } };
export const Enrolling: Story = {
  tags: ['loading'],
  args: { state: { ...askingToEnrol, dialog: { kind: 'enrol', exam: openedAzure, isPending: true } } },
};
export const AskingToUnenrol: Story = { args: { state: askingToUnenrol } };
export const Unenrolling: Story = {
  tags: ['loading'],
  args: {
    state: {
      ...askingToUnenrol,
      dialog: { kind: 'unenrol', exam: openedAzure, answeredQuestions: 126, isPending: true },
    },
  },
};

export const OnAPhone: Story = { tags: ['phone'], globals: phone };
export const WithoutCreditsOnAPhone: Story = { tags: ['phone'], args: { state: withoutCredits }, globals: phone };
export const EmptyOnAPhone: Story = { tags: ['phone'], args: { state: empty }, globals: phone };
export const OnlyOneOnAPhone: Story = { tags: ['phone'], args: { state: onlyOne }, globals: phone };
export const UnenrolOnAPhone: Story = { tags: ['phone'], args: { state: askingToUnenrol }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...withInactive, opened: openedIn('en') } },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...withInactive, opened: openedIn('es') } },
  globals: { ...phone, locale: 'es' },
};
