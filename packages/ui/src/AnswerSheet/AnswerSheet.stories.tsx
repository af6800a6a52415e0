import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerSheet } from './AnswerSheet.tsx';
import { answered } from './AnswerSheet.story-helpers.tsx';

const meta = {
  title: 'UI/AnswerSheet',
  component: AnswerSheet,
  args: { summary: 'Gabarito da sessão: 14 respondidas, 11 certas', rows: answered },
} satisfies Meta<typeof AnswerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Practice: Story = {};
export const FiveOptions: Story = {
  args: {
    summary: '3 respondidas, 1 certa',
    rows: [
      { id: '1', number: '01', optionCount: 5, chosen: [0, 4], verdict: 'right', right: [0, 4] },
      { id: '2', number: '02', optionCount: 5, chosen: [1, 3], verdict: 'wrong', right: [1, 2] },
      { id: '3', number: '03', optionCount: 5, chosen: [1, 2], isCurrent: true },
    ],
  },
};
