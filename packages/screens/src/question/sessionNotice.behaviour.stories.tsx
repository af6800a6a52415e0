import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SessionToast } from './sessionNotice.story-helpers.tsx';

const meta = {
  title: 'Screens/Question/Notices/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: SessionToast,
  args: { event: { kind: 'noAnswers' } },
} satisfies Meta<typeof SessionToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswersText: Story = {
  name: 'The text when a session ends without answers',
  parameters: { proves: ['QUEST-21'] },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No answers were recorded')).toBeVisible());
  },
};

export const FinishFailedText: Story = {
  name: "The text when ending failed, with the server's sentence",
  parameters: { proves: ['SESS-16'] },
  globals: { locale: 'en' },
  args: { event: { kind: 'finishFailed', message: 'The session had already ended.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Could not finish the exam')).toBeVisible());
    await expect(canvas.getByText('The session had already ended.')).toBeVisible();
  },
};

export const EndedOpenText: Story = {
  name: 'The text when another session began in place of the open one, which says where its result is',
  args: { event: { kind: 'endedOpen' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('A sessão que estava aberta foi encerrada')).toBeVisible());
    await expect(canvas.getByText('O resultado dela está no Painel, em “Atividade recente”.')).toBeVisible();
  },
};
