import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useWords } from '../common/words.tsx';
import { Toasts } from '../shell/Toasts.tsx';
import { type EnrolmentOutcome, enrolmentNotice } from './enrolmentNotice.ts';

/** A toast with what the notice says, as the product shows it. */
function EnrolmentToast({ outcome }: { outcome: EnrolmentOutcome }) {
  const words = useWords();
  return <Toasts toasts={[{ id: outcome.kind, ...enrolmentNotice(outcome, words) }]} onClose={() => undefined} />;
}

const examName = 'AWS Certified Cloud Practitioner';
const meta = {
  title: 'Screens/Practice/Notices',
  component: EnrolmentToast,
  args: { outcome: { kind: 'enrolled', examName } },
} satisfies Meta<typeof EnrolmentToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enrolled: Story = { tags: ['success'] };
export const Unenrolled: Story = { tags: ['success'], args: { outcome: { kind: 'unenrolled', examName } } };
export const EnrolFailed: Story = { tags: ['error'], args: { outcome: { kind: 'enrolFailed' } } };
export const UnenrolFailed: Story = { tags: ['error'], args: { outcome: { kind: 'unenrolFailed', message: null } } };

export const EnrolledText: Story = {
  name: 'PRAC-15 the text of a successful enrolment',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Inscrição realizada com sucesso!');
    await expect(canvas.getByRole('status')).toHaveTextContent(examName);
  },
};

export const EnrolFailedText: Story = {
  name: 'PRAC-16 the texts of a failed enrolment',
  tags: ['interaction'],
  args: { outcome: { kind: 'enrolFailed' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Erro na inscrição')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Não foi possível se inscrever no exame. Tente novamente.')).toBeVisible());
  },
};

export const UnenrolledText: Story = {
  name: 'PRAC-17 the text of a successful unenrolment',
  tags: ['interaction'],
  args: { outcome: { kind: 'unenrolled', examName } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Desinscrição realizada com sucesso!')).toBeVisible());
  },
};

export const UnenrolFailedText: Story = {
  name: "PRAC-18 the text of a failed unenrolment, with the server's sentence",
  tags: ['interaction'],
  args: { outcome: { kind: 'unenrolFailed', message: 'Há um simulado em andamento nesta prova.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Erro na desinscrição')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Há um simulado em andamento nesta prova.')).toBeVisible());
  },
};
