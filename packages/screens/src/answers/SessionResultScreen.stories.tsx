import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import {
  allRight,
  lastReviewResult,
  missedRunResult,
  openedResult,
  otherReviewResult,
  result,
  resultStates,
  reviewResult,
  spentResult,
} from './answers.fixtures.ts';
import { SessionResultScreen } from './SessionResultScreen.tsx';

const meta = {
  title: 'Screens/Answers/Result of a session',
  component: SessionResultScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('practice')],
  args: { state: resultStates.ready, actions: { open: fn(), retry: fn() } },
} satisfies Meta<typeof SessionResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Ready: Story = { tags: ['success'] };
export const OnPhone: Story = { globals: phone };
export const Opened: Story = { args: { state: { status: 'ready', result: openedResult } } };
export const AllRight: Story = { tags: ['success'], args: { state: { status: 'ready', result: allRight } } };
export const StillOpen: Story = { args: { state: { status: 'ready', result: { ...result, endedAt: null } } } };
export const NoCredits: Story = {
  tags: ['forbidden'],
  args: { state: { status: 'ready', result: spentResult } },
};
export const OfMissed: Story = { args: { state: { status: 'ready', result: missedRunResult } } };
export const OfReviews: Story = { args: { state: { status: 'ready', result: reviewResult } } };
export const OfReviewsOnPhone: Story = { args: { state: { status: 'ready', result: reviewResult } }, globals: phone };
export const OfLastReviewsOnPhone: Story = {
  args: { state: { status: 'ready', result: lastReviewResult } },
  globals: phone,
};
export const OfOtherReviews: Story = { args: { state: { status: 'ready', result: otherReviewResult } } };
export const Many: Story = {
  args: { state: { status: 'ready', result: { ...result, answered: 148, right: 92, interval: null } } },
};
export const Loading: Story = { tags: ['loading'], args: { state: resultStates.loading } };
export const Failed: Story = { tags: ['error'], args: { state: resultStates.failed } };
export const Missing: Story = { tags: ['error'], args: { state: resultStates.missing } };
export const Empty: Story = { tags: ['empty'], args: { state: resultStates.empty } };
export const LongestOnPhone: Story = {
  tags: ['longest'],
  args: {
    state: {
      status: 'ready',
      result: {
        ...result,
        domains: [{ name: 'Responsabilidadecompartilhadaeconformidadecorporativa', right: 30, total: 60 }],
      },
    },
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'es' },
};
