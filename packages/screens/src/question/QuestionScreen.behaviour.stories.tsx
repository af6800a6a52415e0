import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { questionActions } from './question.actions.ts';
import { answering, complete, question, reviewed, simulating, simulatingAnswered, sitting, states } from './question.fixtures.ts';
import { QuestionScreen, type QuestionScreenProps } from './QuestionScreen.tsx';
import type { QuestionState } from './QuestionScreen.types.ts';

const meta = {
  title: 'Screens/Question/Behaviour',
  component: QuestionScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { state: answering, actions: questionActions },
} satisfies Meta<typeof QuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = { locale: 'en' };
const paused = { status: 'paused', seconds: 2538, counts: 'up' } as const;
const chosen = { ...answering, selected: 'B' };

const server = { deliver: (_next: QuestionState) => undefined as void };

/** The screen with a route that follows its actions, and a server that answers when the story says so. */
function Practising({ state, actions }: QuestionScreenProps) {
  const [now, setNow] = useState(state);
  useLayoutEffect(() => {
    server.deliver = setNow;
  }, []);
  return (
    <QuestionScreen
      state={now}
      actions={{
        ...actions,
        newQuestion: () => setNow(states.generating),
        choose: (selected) => setNow({ ...answering, selected }),
        confirm: () => setNow({ ...answering, selected: 'D', delivery: { status: 'sending' } }),
      }}
    />
  );
}

export const Flow: Story = {
  name: 'QUEST-03 QUEST-09 generate, choose, confirm, verdict, next question; the focus goes along',
  args: { state: states.idle },
  render: (args) => <Practising {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar questão' }));
    await expect(canvas.getByRole('region', { name: 'Gerando questão' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /Gerando questão/ })).toHaveFocus();

    server.deliver(answering);
    const prompt = await canvas.findByRole('group', { name: /menor custo/ });
    await waitFor(() => expect(prompt).toHaveFocus());
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('radio', { name: /Flexible Retrieval/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar resposta' }));
    await expect(canvas.getByRole('button', { name: /Enviando/ })).toHaveFocus();

    server.deliver(reviewed);
    const next = await canvas.findByRole('button', { name: 'Nova questão' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('Não foi desta vez. A correta é a C.');

    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Gerando questão/ })).toHaveFocus();
    server.deliver({ ...answering, question: { ...question, id: 'q_next', number: 15 } });
    await canvas.findByRole('heading', { level: 1, name: 'Questão 15' });
    await waitFor(() => expect(canvas.getByRole('group', { name: /menor custo/ })).toHaveFocus());
  },
};

export const QuestionAndOptions: Story = {
  name: 'QUEST-01 QUEST-13 QUEST-14 SCOPE-09 the question, its lettered options, domain, difficulty and short id',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Questão 14' })).toBeInTheDocument();
    await expect(canvas.getByText(/40 TB de registros/)).toBeVisible();
    const options = within(canvas.getByRole('radiogroup', { name: /^Qual solução atende/ })).getAllByRole('radio');
    await expect(options).toHaveLength(4);
    for (const [index, letter] of ['A', 'B', 'C', 'D'].entries())
      await expect(options[index]).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${letter}`)));
    await expect(canvas.getByText('Tecnologia e serviços da nuvem')).toBeVisible();
    await expect(canvas.getByText('Intermediária')).toBeVisible();
    await expect(canvas.getByText('#a41f7c')).toBeVisible();
  },
};

export const Texts: Story = {
  name: 'QUEST-05 QUEST-09 QUEST-10 the buttons in English are exactly those of the product',
  globals: english,
  args: { state: states.idle },
  render: (args) => <Practising {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate Question' })).toBeVisible();
    server.deliver(chosen);
    await expect(await canvas.findByRole('button', { name: 'Confirm Answer' })).toBeVisible();
    server.deliver(reviewed);
    await expect(await canvas.findByRole('button', { name: 'New Question' })).toBeVisible();
  },
};

export const NeedsAChoice: Story = {
  name: 'QUEST-04 an answer can be confirmed only when an option is chosen',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirmar resposta' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/Intelligent-Tiering/));
    await expect(args.actions.choose).toHaveBeenCalledWith('B');
  },
};

export const Confirming: Story = {
  name: 'QUEST-05 confirming sends the answer',
  args: { state: chosen },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar resposta' }));
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

export const LockedWhileSending: Story = {
  name: 'QUEST-08 once confirmed the options are locked, and the answer is sent once',
  args: { state: { ...chosen, delivery: { status: 'sending' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await userEvent.keyboard('c');
    await userEvent.click(canvas.getByRole('button', { name: /Enviando/ }));
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /^B/ })).toBeChecked();
  },
};

export const Reviewed: Story = {
  name: 'QUEST-06 QUEST-07 QUEST-08 the review marks the options, explains each, and nothing can be chosen',
  args: { state: reviewed },
  play: async ({ args, canvas }) => {
    const items = within(canvas.getByRole('list', { name: /^Qual solução atende/ })).getAllByRole('listitem');
    await expect(items[2]).toHaveTextContent(/Deep Archive.*É a classe mais barata.*Correta/);
    await expect(items[3]).toHaveTextContent(/Flexible Retrieval.*Atende ao prazo.*Sua resposta/);
    await expect(items[0]).not.toHaveTextContent(/Correta|Sua resposta/);
    const explanation = canvas.getByRole('region', { name: 'Explicação' });
    await expect(explanation).toHaveTextContent('O que decide é o prazo.');
    await expect(within(explanation).getByRole('link', { name: /Amazon S3 storage classes/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.keyboard('a');
    await expect(args.actions.choose).not.toHaveBeenCalled();
  },
};

export const RightAnswer: Story = {
  name: 'QUEST-06 a right answer is told in words',
  args: { state: { ...reviewed, review: { ...reviewed.review, chosen: 'C', isCorrect: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Isso mesmo. A correta é a C.');
    await expect(canvas.getByText('Sua resposta, correta')).toBeVisible();
    await expect(canvas.queryByText('Sua resposta')).toBeNull();
  },
};

export const CreditSpent: Story = {
  name: 'QUEST-15 the verdict tells the credit that was spent and what is left',
  args: { state: reviewed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Usou 1.crédito, restam 311\./);
    await expect(canvas.getByText('créditos', { exact: false, selector: 'header span' })).toHaveTextContent('311 créditos');
  },
};

export const OutOfCredits: Story = {
  name: "QUEST-15 without credits the server's sentence, a link to more, and the choice stays",
  args: { state: states.outOfCredits },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Você usou os 5 créditos de hoje. Eles voltam à meia-noite.');
    await expect(canvas.getByRole('link', { name: 'Ver planos e pacotes' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('radio', { name: /^D/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar resposta' }));
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

export const GenerateOnlyWhenInfinite: Story = {
  name: 'QUEST-10 a modality with a number of questions has no button to generate one',
  args: { state: { status: 'idle', sitting: { ...sitting, modality: { name: 'Simulado completo', isInfinite: false } } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Gerar questão' })).toBeNull();
    await userEvent.keyboard('n');
    await expect(args.actions.newQuestion).not.toHaveBeenCalled();
  },
};

export const GenerateWhenInfinite: Story = {
  name: 'QUEST-10 an infinite modality has a button to generate a question',
  args: { state: states.idle },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar questão' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const GenerationFailed: Story = {
  name: 'QUEST-19 a failed generation in its words, and again',
  globals: english,
  args: { state: states.generationFailed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not generate a new question');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const GenerationFailedByServer: Story = {
  name: "QUEST-19 the server's own sentence stands with the failed generation",
  args: { state: { ...states.generationFailed, failure: { reason: 'server', message: 'Limite de 20 questões por dia.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível gerar uma nova questão');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Limite de 20 questões por dia.');
  },
};

export const NoConnection: Story = {
  name: 'QUEST-22 without a connection the failure says so',
  globals: english,
  args: { state: { ...states.generationFailed, failure: { reason: 'connection' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Connection error');
  },
};

export const AnswerRefused: Story = {
  name: 'QUEST-20 a refused answer in its words; the options are open again',
  globals: english,
  args: { state: { ...chosen, delivery: { status: 'refused', message: 'This question was withdrawn.' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not save your answer');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This question was withdrawn.');
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await expect(args.actions.choose).toHaveBeenCalledWith('C');
    await expect(canvas.getByRole('button', { name: 'Confirm Answer' })).toBeEnabled();
  },
};

export const AnswerWaits: Story = {
  name: 'QUEST-20 an answer without a connection stays chosen, marked and locked; it can be sent again, and one can go on',
  args: { state: { ...chosen, sitting: { ...sitting, unsent: 1 }, delivery: { status: 'waiting' }, hasNext: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível salvar a sua resposta');
    await expect(canvas.getByRole('radio', { name: /^B.*a enviar/ })).toBeChecked();
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar de novo' }));
    await expect(args.actions.sendAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Nova questão' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const NothingToGoOnTo: Story = {
  name: 'QUEST-20 while an answer waits one goes on only to a question that is loaded',
  args: { state: { ...chosen, sitting: { ...sitting, unsent: 1 }, delivery: { status: 'waiting' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Nova questão' })).toBeNull();
  },
};

export const EarlierAnswersWait: Story = {
  name: 'QUEST-20 answers that still wait are counted beside the next question',
  args: { state: { ...answering, sitting: { ...sitting, unsent: 2 } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 respostas a enviar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar de novo' }));
    await expect(args.actions.sendAgain).toHaveBeenCalledOnce();
  },
};

export const Unavailable: Story = {
  name: 'PRAC-03 an exam that cannot be practised leads to the practice page',
  args: { state: states.unavailable },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Esta prova não está entre as suas');
    await expect(canvas.getByRole('link', { name: 'Ir para Praticar' })).toHaveAttribute('href', '/practice');
  },
};

export const SimulationGoesOn: Story = {
  name: 'QUEST-11 with open questions a simulation goes on to the next one',
  args: { state: simulating },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Próxima' }));
    await expect(canvas.queryByRole('button', { name: 'Concluir simulado' })).toBeNull();
    await expect(args.actions.simulation?.goTo).toHaveBeenLastCalledWith('q_sim_14');
    await userEvent.click(canvas.getByRole('button', { name: 'Questão anterior' }));
    await expect(args.actions.simulation?.goTo).toHaveBeenLastCalledWith('q_sim_12');
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await expect(args.actions.choose).toHaveBeenCalledWith('C');
    await expect(canvas.queryByRole('button', { name: 'Confirmar resposta' })).toBeNull();
  },
};

export const SimulationAnswered: Story = {
  name: 'QUEST-11 a simulation is ready to be completed when all questions are answered',
  args: { state: simulatingAnswered },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('65 de 65 respondidas')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Concluir simulado' }));
    await expect(args.actions.end).not.toHaveBeenCalled();
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog', { name: 'Concluir o simulado?' });
    await expect(dialog).toHaveTextContent('Todas as questões têm resposta.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Concluir simulado' }));
    await expect(args.actions.end).toHaveBeenCalledOnce();
  },
};

export const SimulationGrid: Story = {
  name: 'QUEST-11 the list of a simulation says which questions are open, and leads to each',
  args: { state: simulating },
  play: async ({ args, canvas }) => {
    const sheet = await canvas.findByRole('list', { name: '19 de 65 respondidas' });
    await expect(within(sheet).getByRole('button', { name: 'Questão 07, respondida: C, sinalizada' })).toBeVisible();
    await expect(within(sheet).getByRole('button', { current: true })).toHaveAccessibleName('Questão 14, sem resposta');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Questão 40, sem resposta' }));
    await expect(args.actions.simulation?.goTo).toHaveBeenCalledWith('q_sim_39');
  },
};

export const FlaggingAQuestion: Story = {
  name: 'a question of a simulation can be flagged by button and key',
  args: { state: simulating },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sinalizar questão' }));
    await expect(args.actions.simulation?.flag).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('f');
    await expect(args.actions.simulation?.flag).toHaveBeenCalledTimes(2);
  },
};

export const Complete: Story = {
  name: 'QUEST-12 a completed simulation shows its score in per cent and its time',
  args: { state: complete },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Simulado concluído' });
    await waitFor(() => expect(heading.parentElement).toHaveFocus());
    const figures = canvas.getByRole('region', { name: 'Simulado concluído' });
    await expect(within(figures).getByText('73%')).toBeVisible();
    await expect(within(figures).getByText('1h 12m 8s')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Resultado por domínio' })).toHaveTextContent(/Conceitos da nuvem13 de 16.*81,3%/);
  },
};

export const TimerWithPause: Story = {
  name: 'QUEST-02 SESS-06 a session shows its time and a pause button',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tempo de estudo' })).toHaveTextContent('42m 18s');
    await expect(canvas.queryByRole('button', { name: 'Retomar estudo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar estudo' }));
    await expect(args.actions.pause).toHaveBeenCalledOnce();
  },
};

export const PausedAndResumed: Story = {
  name: 'QUEST-02 SESS-05 SESS-09 a paused session says so, holds the answer back and can be resumed',
  args: { state: { ...chosen, sitting: { ...sitting, session: paused } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Pausada')).toBeVisible();
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await userEvent.keyboard('c{Enter}');
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    const [inTimer, inBar] = canvas.getAllByRole('button', { name: 'Retomar estudo' });
    if (!inTimer || !inBar) throw new Error('Two ways to resume were expected');
    await userEvent.click(inTimer);
    await userEvent.click(inBar);
    await expect(args.actions.resume).toHaveBeenCalledTimes(2);
  },
};

export const ReviewWhilePaused: Story = {
  name: 'SESS-09 a paused session does not hold back the next question',
  args: { state: { ...reviewed, sitting: { ...reviewed.sitting, session: paused } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nova questão' }));
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const NoPauseInAnExam: Story = {
  name: 'SESS-06 a timed exam has no pause and resume buttons and is never held',
  args: { state: { ...simulating, sitting: { ...simulating.sitting, session: { ...paused, counts: 'down' } } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tempo restante' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pausar|Retomar/ })).toBeNull();
    await userEvent.click(canvas.getByText(/Deep Archive/));
    await expect(args.actions.choose).toHaveBeenCalledWith('C');
  },
};

export const WithoutSession: Story = {
  name: 'SESS-06 SESS-15 when the session could not start, practice goes on without a timer and its buttons',
  globals: english,
  args: { state: { ...chosen, sitting: { ...sitting, session: { status: 'none', startFailed: true } } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Could not start the exam')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Pause|Resume/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Answer' }));
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

export const SimulationNotStarted: Story = {
  name: 'SESS-15 a simulation that could not start says so and can be tried again',
  globals: english,
  args: { state: { ...states.startFailed, failure: { reason: 'server', message: null } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not start the exam');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.simulation?.startAgain).toHaveBeenCalledOnce();
  },
};

export const EndAtOnce: Story = {
  name: 'practice with everything sent ends at once',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
    await expect(args.actions.end).toHaveBeenCalledOnce();
    await expect(within(canvasElement.ownerDocument.body).queryByRole('alertdialog')).toBeNull();
  },
};

export const EndAsksWhenSomethingIsLost: Story = {
  name: 'ending with answers on their way asks first, with the safe answer in focus',
  args: { state: { ...answering, sitting: { ...sitting, unsent: 1 } } },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog');
    await expect(dialog).toHaveTextContent('1 resposta ainda não chegou ao servidor');
    await expect(within(dialog).getByRole('button', { name: 'Continuar' })).toHaveFocus();
    await expect(args.actions.end).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar assim mesmo' }));
    await expect(args.actions.end).toHaveBeenCalledOnce();
  },
};

export const EndOfASimulation: Story = {
  name: 'ending a simulation says how many questions have no answer',
  args: { state: simulating },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
    await expect(within(canvasElement.ownerDocument.body).getByRole('alertdialog')).toHaveTextContent(
      '46 questões estão sem resposta e contam como erradas',
    );
  },
};

export const Figures: Story = {
  name: 'QUEST-03 the answer sheet and the figures of this sitting',
  args: { state: reviewed },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'Sessão' });
    await expect(within(aside).getByText('14 respondidas, 11 certas')).toBeInTheDocument();
    for (const [term, value] of [['Respondidas', '14'], ['Certas', '11'], ['Tempo médio', '3m 1s'], ['Meta de hoje', '15 de 20']])
      await expect(within(aside).getByText(term ?? '').nextElementSibling).toHaveTextContent(value ?? '');
  },
};
