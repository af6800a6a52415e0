import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  atTheEnd,
  clock,
  entry,
  offline,
  result,
  reviewFor,
  running,
  simulatedIn,
  sitting,
  states,
  tooFew,
} from './simulation.fixtures.ts';
import { simulationActions } from './simulation.story-helpers.ts';
import { SimulationScreen } from './SimulationScreen.tsx';

const meta = {
  title: 'Screens/Simulation/Simulation/Behaviour',
  component: SimulationScreen,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  tags: ['interaction', '!autodocs'],
  args: { state: states.sitting, actions: simulationActions },
} satisfies Meta<typeof SimulationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTold: Story = {
  name: 'The question shows neither domain nor level, and nothing that pauses or tells what is right',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Questão 24 de 65' })).toBeVisible();
    for (const word of [/Tecnologia/, /Intermediária/, /Pausar/, /Confirmar/, /Correta/, /crédito/i])
      await expect(canvas.queryByText(word)).toBeNull();
  },
};

export const ByPress: Story = {
  name: 'A press chooses, strikes out, flags and steps',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^C/ }));
    await expect(args.actions.choose).toHaveBeenLastCalledWith(['C']);
    await userEvent.click(canvas.getByRole('button', { name: 'Riscar a alternativa D' }));
    await expect(args.actions.strike).toHaveBeenLastCalledWith('D');
    await userEvent.click(canvas.getByRole('button', { name: 'Marcada', pressed: true }));
    await expect(args.actions.flag).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    await expect(args.actions.goTo).toHaveBeenLastCalledWith('q_25');
  },
};

export const ByKeys: Story = {
  name: 'Letters choose, Shift and a letter strikes out, F flags, N and P step',
  play: async ({ args }) => {
    await userEvent.keyboard('c');
    await expect(args.actions.choose).toHaveBeenLastCalledWith(['C']);
    await userEvent.keyboard('{Shift>}D{/Shift}');
    await expect(args.actions.strike).toHaveBeenLastCalledWith('D');
    await userEvent.keyboard('f');
    await expect(args.actions.flag).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('n');
    await expect(args.actions.goTo).toHaveBeenLastCalledWith('q_25');
    await userEvent.keyboard('p');
    await expect(args.actions.goTo).toHaveBeenLastCalledWith('q_23');
  },
};

export const KeysNamed: Story = {
  name: 'The bar names the keys and leads to all of them; the end names no flagged ones where there are none',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    state: {
      ...states.sitting,
      sitting: { ...sitting, rows: sitting.rows.map((row) => ({ ...row, isFlagged: false })) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Atalhos:/)).toHaveTextContent('Atalhos: A a D marcam, N avança. Ver atalhos');
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByText(/marcadas? para rever/)).toBeNull();
  },
};

export const MostlyBlank: Story = {
  name: 'A result that is mostly blank claims no level, no ranges and no pace, has only those to review, and one that took no minute tells one time',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    state: {
      status: 'result',
      result: {
        ...result,
        right: 1,
        wrong: 0,
        blank: 64,
        flagged: 0,
        flaggedWrong: 0,
        toReview: 64,
        score: 1.5,
        interval: null,
        domains: result.domains.map((domain) => ({ ...domain, interval: null })),
        pacing: null,
        endedAt: result.startedAt,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Tempo por questão' })).toBeNull();
    await expect(canvas.getByText(/^Simulado CLF-C02, \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}, /)).toBeVisible();
    const proof = canvas.getByText(/esta nota não mede o seu nível/).getBoundingClientRect();
    const review = canvas.getByRole('button', { name: 'Rever as 64 questões' }).getBoundingClientRect();
    await expect(review.top - proof.bottom).toBeLessThan(64);
    await expect(canvas.getByText('64 em branco:')).toBeVisible();
    for (const word of [/faixa/, /nível real/]) await expect(canvas.queryByText(word)).toBeNull();
  },
};

export const GridCounts: Story = {
  name: 'The counts above the grid show some of the questions only',
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole('complementary', { name: 'Questões' }));
    await userEvent.click(aside.getByRole('radio', { name: '3 marcadas' }));
    await expect(aside.getByRole('radio', { name: '3 marcadas' })).toBeChecked();
    await userEvent.click(aside.getByRole('option', { name: 'Questão 12, em branco, marcada' }));
  },
};

export const SeveralRefuses: Story = {
  name: 'One option too many is refused and said',
  args: {
    state: {
      status: 'sitting',
      sitting: { ...sitting, question: { ...simulatedIn('pt'), answerCount: 2, selected: 'A,C', struck: [] } },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^D/ }));
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^A/ }));
    await expect(args.actions.choose).toHaveBeenLastCalledWith(['C']);
  },
};

export const EndAsks: Story = {
  name: 'The end says what is blank or half answered; the focus is on the way back, and each of them is a press away',
  args: { state: { status: 'sitting', sitting: atTheEnd } },
  parameters: { proves: ['QUEST-11'] },
  play: async ({ args, canvas, canvasElement }) => {
    const [end] = canvas.getAllByRole('button', { name: 'Encerrar' });
    if (end) await userEvent.click(end);
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Encerrar com 7 em branco e 1 incompleta?' }));
    await waitFor(() => expect(dialog.getByText('1 incompleta')).toBeVisible());
    await expect(dialog.getByRole('button', { name: '15' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Voltar às questões' })).toHaveFocus());
    await expect(dialog.getByRole('button', { name: 'Voltar às questões' })).toHaveClass('bg-accent');
    await expect(dialog.getByRole('button', { name: 'Encerrar e corrigir' })).not.toHaveClass('bg-accent');
    await userEvent.click(dialog.getByRole('button', { name: '19' }));
    await expect(args.actions.goTo).toHaveBeenLastCalledWith('q_19');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const EndOfAWholeOne: Story = {
  name: 'With every question answered the end is the main action',
  args: {
    state: {
      status: 'sitting',
      sitting: { ...sitting, rows: sitting.rows.map((row) => ({ ...row, state: 'answered' as const })) },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const [end] = canvas.getAllByRole('button', { name: 'Encerrar' });
    if (end) await userEvent.click(end);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Encerrar e corrigir' })).toHaveClass('bg-accent');
  },
};

export const EndWaits: Story = {
  name: 'With answers to send, the end says that it waits for them',
  args: { state: { status: 'sitting', sitting: offline } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('3 a enviar')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Encerrar quando enviar' })).toBeVisible();
  },
};

export const TimeIsSaid: Story = {
  name: 'Ten minutes before the end is said once, and the strip closes',
  args: {
    state: {
      status: 'sitting',
      sitting: { ...sitting, clock: { ...clock, seconds: 598, tone: 'soon' }, warning: 10 },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText(/Faltam 10 minutos\./)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar aviso' }));
    await expect(args.actions.closeWarning).toHaveBeenCalled();
  },
};

export const LastMinuteIsUrgent: Story = {
  name: 'The last minute is said at once',
  args: {
    state: { status: 'sitting', sitting: { ...sitting, clock: { ...clock, seconds: 58, tone: 'last' }, warning: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Falta 1 minuto.');
    await expect(canvas.queryByRole('button', { name: 'Fechar aviso' })).toBeNull();
  },
};

export const HideTime: Story = {
  name: 'The time can be hidden while there is enough of it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar o tempo' }));
    await expect(args.actions.hideTime).toHaveBeenLastCalledWith(true);
  },
};

export const ChoosePace: Story = {
  name: 'More time is a choice at the start, and all times there have one form',
  args: { state: { status: 'entry', entry } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1m 23s por questão')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Tempo e meio/ }));
    await expect(args.actions.choosePace).toHaveBeenLastCalledWith('TIME_AND_A_HALF');
    await userEvent.click(canvas.getByRole('button', { name: 'Começar simulado' }));
    await expect(args.actions.start).toHaveBeenCalled();
  },
};

export const TooFewCredits: Story = {
  name: 'With too few credits what costs nothing goes first, what is due before all',
  args: { state: { status: 'entry', entry: { ...entry, door: tooFew } } },
  play: async ({ canvas }) => {
    const door = within(canvas.getByRole('region', { name: 'Faltam créditos' }));
    await expect(door.getByText('Revisões e respostas passadas não usam créditos.')).toBeVisible();
    const links = door.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Revisar 3 conceitos', '/question?exam=clf-c02&modality=all&only=due'],
      ['Reler as que você errou', '/progress?view=answers&exam=clf-c02&wrong=yes'],
      ['Praticar sem simulado', '/practice'],
      ['Ver planos e pacotes', '/pricing'],
    ]);
    await expect(canvas.queryByRole('radiogroup'), 'there is no time to choose').toBeNull();
  },
};

export const GoOn: Story = {
  name: 'A simulation that runs is gone on with, not begun again',
  args: { state: { status: 'entry', entry: running } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Começar simulado' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar à questão 24' }));
    await expect(args.actions.resume).toHaveBeenCalled();
  },
};

export const ResultFact: Story = {
  name: 'The result says score and time, and never that somebody passed',
  parameters: { proves: ['QUEST-12'] },
  args: { state: { status: 'result', result } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Acima do corte, por uma questão.' })).toBeVisible();
    await expect(canvas.getByText(/72,3%, corte/)).toBeVisible();
    await expect(canvas.getByText('1h 18m')).toBeVisible();
    await expect(canvas.getByText('de 1h 30m')).toBeVisible();
    await expect(canvas.queryByText(/aprovad/i)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Rever as 20 questões' }));
    await expect(args.actions.review).toHaveBeenLastCalledWith('todo', null);
    await userEvent.click(canvas.getByRole('button', { name: 'Rever 7 de Segurança e conformidade' }));
    await expect(args.actions.review).toHaveBeenLastCalledWith('todo', 'Segurança e conformidade');
  },
};

export const BeyondThePace: Story = {
  name: 'The longest questions are told where they took longer than the pace of the exam',
  args: { state: { status: 'result', result } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nas três mais longas .* Da próxima vez, marque e siga\./)).toBeInTheDocument();
  },
};

export const WithinThePace: Story = {
  name: 'Questions that kept the pace of the exam bring no advice',
  args: {
    state: {
      status: 'result',
      result: {
        ...result,
        pacing: result.pacing && {
          ...result.pacing,
          slowest: result.pacing.slowest.map((one, place) => ({ ...one, seconds: place + 1 })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Em média, 1m 14s até responder.')).toBeInTheDocument();
    await expect(canvas.queryByText(/Nas três mais longas/)).toBeNull();
  },
};

export const AnsweredTimes: Story = {
  name: 'The times are those of the answers; that blank ones are left out is said',
  args: { state: { status: 'result', result } },
  play: async ({ canvas }) => {
    const pacing = within(canvas.getByRole('region', { name: 'Tempo por questão' }));
    await expect(pacing.getByText(/Fora: 2 em branco\.$/)).toBeVisible();
    await expect(pacing.queryByRole('row', { name: /^19 / })).toBeNull();
    await expect(pacing.getByRole('row', { name: /^24 .*errada$/ })).toBeInTheDocument();
    await expect(pacing.getAllByRole('row')).toHaveLength(64);
  },
};

export const KeysTold: Story = {
  name: 'The question mark tells which keys do what, and they rest while it is open',
  args: { state: { status: 'sitting', sitting } },
  play: async ({ args }) => {
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
    await waitFor(() => expect(dialog.getByText('Marcar a questão para rever')).toBeVisible());
    await userEvent.keyboard('f');
    await expect(args.actions.flag).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('f');
    await expect(args.actions.flag).toHaveBeenCalledOnce();
  },
};

export const WithinDoubt: Story = {
  name: 'The result says what it changed in readiness, and that the difference is within the doubt',
  parameters: { proves: ['QUEST-12'] },
  args: { state: { status: 'result', result } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'O que mudou na sua prontidão' })).toBeVisible();
    await expect(canvas.getByText(/^Antes: 63 a 77%\. Depois:/)).toHaveTextContent(
      /pode ser acaso\. Cada resposta pesa tanto quanto uma de treino\. Como calculamos$/,
    );
    await expect(canvas.getByRole('link', { name: 'Como calculamos' })).toHaveAttribute(
      'href',
      '/progress?view=method',
    );
  },
};

export const ReviewSteps: Story = {
  name: 'The review steps through what the filter leaves, by press and by key',
  args: { state: states.review },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Base de conhecimento')).toBeVisible();
    await expect(canvas.getByText('7 de 20').previousElementSibling).toHaveTextContent(/^a rever$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima a rever' }));
    await expect(args.actions.goTo).toHaveBeenLastCalledWith('q_27');
    await userEvent.keyboard('p');
    await expect(args.actions.goTo).toHaveBeenLastCalledWith('q_23');
    const aside = within(canvas.getByRole('complementary', { name: 'Gabarito' }));
    await userEvent.click(aside.getByRole('radio', { name: '65 todas' }));
    await expect(args.actions.review).toHaveBeenLastCalledWith('all', null);
  },
};

export const ReviewTime: Story = {
  name: 'The review tells the own time and the median of all answers',
  args: { state: states.review },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você: 2m 4s. Mediana de todas as respostas: 1m 6s.')).toBeVisible();
  },
};

export const ReviewTimeAlone: Story = {
  name: 'While too few answers are known the review tells the own time alone',
  args: {
    state: {
      status: 'review',
      review: { ...states.review.review, question: { ...states.review.review.question, median: null } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você: 2m 4s.')).toBeVisible();
    await expect(canvas.queryByText(/Mediana/)).toBeNull();
  },
};

export const ReviewOnALine: Story = {
  name: 'On a phone the way on keeps one line, as tall as the button beside it',
  args: { state: { status: 'review', review: reviewFor('es') } },
  globals: { locale: 'es', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const height = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().height;
    await expect(height(/^Siguiente$/)).toBe(height(/^Pregunta anterior$/));
  },
};

export const ReviewHead: Story = {
  name: 'On the smallest phone the head of the review names its list and keeps one line',
  args: { state: { status: 'review', review: reviewFor('es') } },
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const place = canvas.getByText('7 de 20');
    await expect(place.previousElementSibling).toHaveTextContent(/^por revisar$/);
    const close = canvas.getByRole('button', { name: 'Cerrar' }).getBoundingClientRect();
    await expect(close.top).toBeLessThan(place.getBoundingClientRect().bottom);
  },
};
