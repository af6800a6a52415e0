import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReviewLater } from './ReviewLater.tsx';

const meta = {
  title: 'Screens/Question/ReviewLater',
  component: ReviewLater,
  args: { state: 'open', isInDeck: false, onWish: fn() },
} satisfies Meta<typeof ReviewLater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wanted: Story = { args: { state: 'wanted' } };
export const LetGo: Story = { args: { isInDeck: true, state: 'dropped' } };
