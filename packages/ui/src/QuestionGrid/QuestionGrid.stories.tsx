import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { reviewGrid, sittingGrid } from './QuestionGrid.story-helpers.ts';
import { QuestionGrid } from './QuestionGrid.tsx';

const meta = {
  title: 'UI/QuestionGrid',
  component: QuestionGrid,
  args: { label: 'Questões', questions: sittingGrid, current: 'q24', onSelect: fn() },
} satisfies Meta<typeof QuestionGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sitting: Story = {};
export const Reviewed: Story = { args: { questions: reviewGrid } };
export const BlankOnes: Story = {
  args: { questions: sittingGrid.map((one) => Object.assign({ isFaded: one.state !== 'blank' }, one)) },
};
export const Large: Story = { args: { size: 'l' }, globals: { viewport: { value: 'phone' } } };
