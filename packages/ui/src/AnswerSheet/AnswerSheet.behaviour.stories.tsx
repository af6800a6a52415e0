import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnswerSheet } from './AnswerSheet.tsx';
import { answered } from './AnswerSheet.story-helpers.tsx';

const meta = {
  title: 'UI/AnswerSheet/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: AnswerSheet,
  args: { summary: 'Gabarito da sessão: 14 respondidas, 11 certas', rows: answered },
} satisfies Meta<typeof AnswerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {
  name: 'Option letters begin at A',
  parameters: { proves: ['QUEST-13'] },
  args: { summary: 'Nenhuma respondida', rows: [{ id: '1', number: '01' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Nenhuma respondida01ABCD$/);
  },
};
