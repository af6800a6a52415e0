import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { questionActions } from './question.story-helpers.ts';
import { QuestionScreen, type QuestionScreenProps } from './QuestionScreen.tsx';
import { oneOfTwo, twoOfFive } from './several.fixtures.ts';

const meta = {
  title: 'Screens/Question/ChooseSeveral/Behaviour',
  component: QuestionScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { state: twoOfFive, actions: questionActions },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof QuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen with a route that follows what is chosen. */
function Choosing({ state, actions }: QuestionScreenProps) {
  const [now, setNow] = useState(state);
  return (
    <QuestionScreen
      state={now}
      actions={{
        ...actions,
        choose: (selected) => {
          setNow({ ...twoOfFive, selected });
          actions.choose(selected);
        },
      }}
    />
  );
}

/** The screen with a route that answers at once. */
function Confirming(props: QuestionScreenProps) {
  const [isReviewed, setReviewed] = useState(false);
  return isReviewed ? (
    <QuestionScreen {...props} state={oneOfTwo} />
  ) : (
    <Choosing {...props} actions={{ ...props.actions, confirm: () => setReviewed(true) }} />
  );
}

export const Marking: Story = {
  name: 'Two of five: the badge says so, each press is counted, and only with two can one confirm',
  parameters: { proves: ['QUEST-03', 'QUEST-04', 'QUEST-05'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Escolha DUAS')).toBeVisible();
    const [, options] = canvas.getAllByRole('group', { name: /^Quais destas tarefas/ });
    await expect(options && within(options).getAllByRole('checkbox')).toHaveLength(5);
    const confirm = canvas.getByRole('button', { name: 'Confirmar resposta' });
    await expect(confirm).toHaveAccessibleDescription('0 de 2 marcadas');
    await userEvent.click(canvas.getByText(/hipervisor/));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 2 marcadas');
    await expect(confirm).toBeDisabled();
    await userEvent.click(canvas.getByText(/grupos de segurança/));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 2 marcadas');
    await expect(args.actions.choose).toHaveBeenLastCalledWith('C,D');
    await userEvent.click(confirm);
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

export const Letters: Story = {
  name: 'Letters and numbers mark and take back, and Enter confirms',
  parameters: { proves: ['QUEST-05', 'QUEST-13'] },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('e2');
    await expect(args.actions.choose).toHaveBeenLastCalledWith('B,E');
    await userEvent.keyboard('b');
    await expect(args.actions.choose).toHaveBeenLastCalledWith('E');
    await userEvent.keyboard('e');
    await expect(args.actions.choose).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('a{Enter}');
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await userEvent.keyboard('c{Enter}');
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const OneTooMany: Story = {
  name: 'A third is refused and said, each time anew; the two that are marked stay',
  args: { state: { ...twoOfFive, selected: 'B,D' } },
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByText(/discos com defeito/));
    await expect(status).toHaveTextContent('Já há duas marcadas. Desmarque uma para trocar.');
    const said = status.textContent;
    const first = within(status).getByText(/^Já há duas/);
    await userEvent.keyboard('e');
    await expect(status).toHaveTextContent(said);
    await expect(first).not.toBeInTheDocument();
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: /^B/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^D/ })).toBeChecked();
    await userEvent.keyboard('d');
    await expect(status).toHaveTextContent('1 de 2 marcadas');
  },
};

export const ResumedByChoosing: Story = {
  name: 'A mark in a paused session resumes it, by press or key',
  args: {
    state: {
      ...twoOfFive,
      selected: 'B',
      sitting: { ...twoOfFive.sitting, session: { status: 'paused', seconds: 60 } },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/de 2 marcadas/)).toBeNull();
    await userEvent.click(canvas.getByText(/hipervisor/));
    await expect(args.actions.choose).toHaveBeenLastCalledWith('B,D');
    await userEvent.keyboard('d');
    await expect(args.actions.choose).toHaveBeenLastCalledWith('B');
    await expect(args.actions.resume).toHaveBeenCalledOnce();
  },
};

export const Reviewed: Story = {
  name: 'The review tells of each letter whether it was right, wrong or missed, and how many were right',
  parameters: { proves: ['QUEST-06', 'QUEST-07'] },
  args: { state: oneOfTwo },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: /^Quais destas tarefas/ })).getAllByRole('listitem');
    await expect(items[0]).not.toHaveTextContent(/Correta|Sua resposta/);
    await expect(items[1]).toHaveTextContent(/sistema operacional convidado é do cliente.*Sua resposta, correta/);
    await expect(items[2]).toHaveTextContent(/quem escreve as regras é o cliente.*Correta, faltou marcar/);
    await expect(items[3]).toHaveTextContent(/O hipervisor é da AWS.*Sua resposta/);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Não foi desta vez. As corretas são B e C.Você acertou uma das duas. Como na prova, só vale com as duas.Usou/,
    );
  },
};

export const InPlace: Story = {
  name: 'The verdict leaves the question where it stands, with how many options it asked for',
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Confirming {...args} />,
  play: async ({ canvas }) => {
    const ask = () => canvas.getAllByText(/^Quais destas tarefas/)[0]?.getBoundingClientRect().top;
    const before = ask();
    await userEvent.keyboard('bd{Enter}');
    await expect(canvas.getAllByText('Correta, faltou marcar')).not.toHaveLength(0);
    await expect(canvas.getByText('Escolha DUAS')).toBeVisible();
    await expect(ask()).toBe(before);
  },
};

export const HitsOnAPhone: Story = {
  name: 'The verdict says how many were right, and leaves why to the reasons',
  args: { state: oneOfTwo },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('status'));
    await expect(status.getByText(/^Você acertou uma das duas/)).toBeVisible();
    await expect(status.queryByText(/Os grupos de segurança/)).toBeNull();
  },
};

export const HitsWhileReading: Story = {
  name: 'Read on, a phone still says how many were right, and that both are needed',
  args: { state: oneOfTwo },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const status = within(canvas.getByRole('status'));
    canvas.getByRole('link', { name: /^AWS: responsabilidade compartilhada/ }).scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector('[data-pinned-text]')).not.toBeNull());
    await expect(status.getByText(/^Você acertou uma das duas\. Como na prova, só vale com as duas\./)).toBeVisible();
  },
};

export const SeveralWrong: Story = {
  name: 'The reasons of two wrong options speak of answers',
  args: { state: { ...oneOfTwo, review: { ...oneOfTwo.review, chosen: 'A,D' } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Por que não A e D, suas respostas' })).toBeVisible();
  },
};

export const BothRight: Story = {
  name: 'Both right is right, in words',
  parameters: { proves: ['QUEST-06'] },
  args: { state: { ...oneOfTwo, review: { ...oneOfTwo.review, chosen: 'B,C', isRight: true, why: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Isso mesmo. As corretas são B e C.Usou/);
    // No line ends between the letters.
    await expect(canvas.getByRole('status').textContent).toContain('B\u00A0e\u00A0C');
    await expect(canvas.getAllByText('Sua resposta, correta')).toHaveLength(2);
  },
};

export const ReasonsOnAPhone: Story = {
  name: 'On a phone the reasons of both right options and of the wrong one are open, those of the others folded',
  parameters: { proves: ['QUEST-07'] },
  args: { state: oneOfTwo },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const reasons = within(canvas.getByRole('region', { name: 'Motivos' }));
    await expect(reasons.getByRole('button', { name: 'Por que B e C' })).toHaveAttribute('aria-expanded', 'true');
    await expect(reasons.getByText(/C: Os grupos de segurança/)).toBeVisible();
    await expect(reasons.getByRole('button', { name: 'Por que não a D, sua resposta' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(reasons.getByText('O descarte das mídias é da AWS.', { exact: false })).not.toBeVisible();
    await userEvent.click(reasons.getByRole('button', { name: 'Por que não A e E' }));
    await expect(reasons.getByText('O descarte das mídias é da AWS.', { exact: false })).toBeVisible();
  },
};
