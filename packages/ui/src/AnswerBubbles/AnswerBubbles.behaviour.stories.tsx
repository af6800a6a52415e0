import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import pictures from './AnswerBubbles.stories.tsx';
import type { AnswerBubbles } from './AnswerBubbles.tsx';
import { answerBubble } from './AnswerBubbles.variants.ts';

const meta = {
  ...pictures,
  title: 'UI/AnswerBubbles/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
} satisfies Meta<typeof AnswerBubbles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneForEach: Story = {
  name: 'A bubble for each answer, right ones first, and for each that is missing',
  args: { right: 2, wrong: 1, of: 5, label: '3 de 5 respostas' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByText('3 de 5 respostas').nextElementSibling;
    await expect([...(drawing?.children ?? [])].map(({ className }) => className)).toEqual(
      (['right', 'right', 'wrong', 'missing', 'missing'] as const).map((state) => answerBubble({ state })),
    );
  },
};
