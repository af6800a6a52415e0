import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { questionActions } from './question.story-helpers.ts';
import { QuestionScreen } from './QuestionScreen.tsx';
import { oneOfTwo, oneOfTwoIn, twoOfFive, twoOfFiveIn } from './several.fixtures.ts';

const meta = {
  title: 'Screens/Question/ChooseSeveral',
  component: QuestionScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: twoOfFive, actions: questionActions },
} satisfies Meta<typeof QuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const oneMarked = { ...twoOfFive, selected: 'B' };
const twoMarked = { ...twoOfFive, selected: 'B,D' };
const allRight = { ...oneOfTwo, review: { ...oneOfTwo.review, chosen: 'B,C', isRight: true } };

export const NothingMarked: Story = {};
export const OneMarked: Story = { args: { state: oneMarked } };
export const TwoMarked: Story = { args: { state: twoMarked } };
export const OneTooMany: Story = {
  tags: ['error'],
  args: { state: twoMarked },
  play: async () => {
    await userEvent.keyboard('e');
  },
};
export const Waiting: Story = {
  args: {
    state: { ...twoMarked, sitting: { ...twoOfFive.sitting, unsent: 1 }, delivery: { status: 'waiting' } },
  },
};
export const OneOfTwoRight: Story = { args: { state: oneOfTwo } };
export const NoneRight: Story = {
  args: { state: { ...oneOfTwo, review: { ...oneOfTwo.review, chosen: 'A,E' } } },
};
export const BothRight: Story = { tags: ['success'], args: { state: allRight } };

export const OnAPhone: Story = { tags: ['phone'], args: { state: oneMarked }, globals: phone };
export const ReviewedOnAPhone: Story = { tags: ['phone'], args: { state: oneOfTwo }, globals: phone };
export const EnglishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: oneOfTwoIn('en') },
  globals: { ...phone, locale: 'en' },
};
export const SpanishOnAPhone: Story = {
  tags: ['phone'],
  args: { state: { ...twoOfFiveIn('es'), selected: 'A,B' } },
  globals: { ...phone, locale: 'es' },
};
