import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerBubbles } from './AnswerBubbles.tsx';

const meta = {
  title: 'UI/AnswerBubbles',
  component: AnswerBubbles,
  args: { right: 5, wrong: 4, of: 20, label: '9 de 20 respostas: 5 certas, 4 erradas' },
} satisfies Meta<typeof AnswerBubbles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const None: Story = { args: { right: 0, wrong: 0, label: '0 de 20 respostas' } };
export const OnSmallPhone: Story = { globals: { viewport: { value: 'small' } } };
