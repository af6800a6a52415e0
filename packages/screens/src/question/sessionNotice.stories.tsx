import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useWords } from '../common/words.tsx';
import { Toasts } from '../shell/Toasts.tsx';
import { type SessionEvent, sessionNotice } from './sessionNotice.ts';

/** A toast with what the notice says, as the product shows it. */
function SessionToast({ event }: { event: SessionEvent }) {
  const words = useWords();
  return <Toasts toasts={[{ id: event.kind, ...sessionNotice(event, words) }]} onClose={() => undefined} />;
}

const meta = {
  title: 'Screens/Question/Notices',
  component: SessionToast,
  args: { event: { kind: 'noAnswers' } },
} satisfies Meta<typeof SessionToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswers: Story = { tags: ['empty'] };
export const FinishFailed: Story = { tags: ['error'], args: { event: { kind: 'finishFailed', message: null } } };
export const Break: Story = { args: { event: { kind: 'break', minutes: 50 } } };

export const NoAnswersText: Story = {
  name: 'QUEST-21 the text when a session ends without answers',
  tags: ['interaction'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No answers were recorded')).toBeVisible());
  },
};

export const FinishFailedText: Story = {
  name: "SESS-16 the text when ending failed, with the server's sentence",
  tags: ['interaction'],
  globals: { locale: 'en' },
  args: { event: { kind: 'finishFailed', message: 'The session had already ended.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Could not finish the exam')).toBeVisible());
    await expect(canvas.getByText('The session had already ended.')).toBeVisible();
  },
};
