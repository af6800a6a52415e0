import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EnrolmentToast } from './enrolmentNotice.story-helpers.tsx';

const examName = 'AWS Certified Cloud Practitioner';
const meta = {
  title: 'Screens/Practice/Notices/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  component: EnrolmentToast,
  args: { outcome: { kind: 'enrolled', examName } },
} satisfies Meta<typeof EnrolmentToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnrolledText: Story = {
  name: 'The text of a successful enrolment',
  parameters: { proves: ['PRAC-15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Inscrição realizada com sucesso!');
    await expect(canvas.getByRole('status')).toHaveTextContent(examName);
  },
};

export const EnrolFailedText: Story = {
  name: 'The texts of a failed enrolment',
  parameters: { proves: ['PRAC-16'] },
  args: { outcome: { kind: 'enrolFailed' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Erro na inscrição')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText('Não foi possível se inscrever no exame. Tente novamente.')).toBeVisible(),
    );
  },
};

export const UnenrolledText: Story = {
  name: 'The text of a successful unenrolment',
  parameters: { proves: ['PRAC-17'] },
  args: { outcome: { kind: 'unenrolled', examName } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Desinscrição realizada com sucesso!')).toBeVisible());
  },
};

export const UnenrolFailedText: Story = {
  name: "The text of a failed unenrolment, with the server's sentence",
  parameters: { proves: ['PRAC-18'] },
  args: { outcome: { kind: 'unenrolFailed', message: 'Há um simulado em andamento nesta prova.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Erro na desinscrição')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Há um simulado em andamento nesta prova.')).toBeVisible());
  },
};
