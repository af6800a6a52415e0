import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withLearnerShell } from '../shell/shell.story-helpers.tsx';
import { doneDeck, spent, states } from './reviews.fixtures.ts';
import { ReviewsScreen } from './ReviewsScreen.tsx';

const meta = {
  title: 'Screens/Reviews/Reviews',
  component: ReviewsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withLearnerShell('practice')],
  args: { state: states.ready, actions: { retry: fn() } },
} satisfies Meta<typeof ReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Due: Story = {};
export const OnPhone: Story = { tags: ['longest'], globals: { locale: 'es', ...phone } };
export const UpToDate: Story = {
  tags: ['success'],
  args: { state: { ...states.ready, deck: doneDeck } },
};
export const NoCredits: Story = {
  tags: ['forbidden'],
  args: { state: { ...states.ready, deck: doneDeck, spent } },
};
export const Loading: Story = { tags: ['loading'], args: { state: states.loading } };
export const Failed: Story = { tags: ['error'], args: { state: states.failed } };
export const Empty: Story = { tags: ['empty'], args: { state: states.empty } };
